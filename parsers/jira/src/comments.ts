import {
  absent,
  attr,
  closest,
  constant,
  derived,
  type Field,
  flag,
  inView,
  list,
  moment,
  oneOf,
  person,
  ref,
  richText,
  self,
  text,
  when,
} from "@onscreen/core";
import { COMMENT, ending, INTERNAL, PROFILE, REPLY, starting } from "./anchors.js";
import { adf } from "./richtext.js";
import type { Comment } from "./schema.js";
import { testidOf } from "./status.js";
import { commentIdIn, withDigit } from "./values.js";

const HEADER = `${starting("issue-comment-base.ui.comment.ak-comment.")}${ending("-header")}`;
/** Stands for every comment, drawn or scrolled out. */
const WRAPPER = '[data-componentid^="issue-comment-base.ui.comment.comment-in-view-wrapper."]';
const EDITED = ending("ak-tool-tip--container");
const RESTRICTED = ending("custom-comment.restricted-to");
/** An older comment's day has no mark: it is the only line beside the name without one. */
const PLAIN = "span:not([data-testid], [data-test-id], [role])";
const PLAIN_DATE = `h3 + ${PLAIN}:not(:has(~ ${PLAIN}))`;

/** A comment that is scrolled out while a reply to it is drawn: its wrapper, without a header of its own. */
const UNDRAWN = `${WRAPPER}:not(${REPLY} *):has(${HEADER}):not(:has(${HEADER}:not(${REPLY} *)))`;
const ITEM = ':is([data-testid="comment-base-item-{id}"], [data-test-id="comment-base-item-{id}"])';
/** The item around the item of the comment that is being read. */
const ANSWERED = `${COMMENT}:not(${ITEM})`;

/** A part of the comment that is being read, by its id: a reply stands inside of the comment that it answers. */
const part = (name: string, css = ""): string =>
  ["data-testid", "data-test-id"]
    .map((attribute) => `[${attribute}="issue-comment-base.ui.comment.ak-comment.{id}-${name}"]${css}`)
    .join(", ");
/** What one of its parts holds; looked for in its own item, because a thread may be long. */
const inParts = (css = "") =>
  closest(ITEM, ["header", "body", "content"].map((name) => part(name, ` ${css}`)).join(", "));
const DOCUMENT = " .ak-renderer-document";

/** Comments and replies in the order of the page, each by its header, and what is scrolled out by its wrapper. */
export const comments: Field<Comment[]> = list<Comment>(
  [HEADER, `${WRAPPER}:not(:has(${HEADER}))`],
  { key: "id", unique: true },
  {
    id: oneOf(testidOf(self), attr("data-componentid", self)).map(commentIdIn),
    author: person({ name: text("h3", PROFILE) }),
    date: moment({
      text: oneOf(
        text(
          ending("issue-timestamp.relative-time"),
          '[role="presentation"][aria-hidden="false"]',
          `span[role="presentation"]:not(${EDITED}, ${EDITED} *, h3 *, ${PROFILE} *)`,
        ),
        text(PLAIN_DATE).map(withDigit),
      ),
    }),
    edited: flag(`${EDITED}:not(:empty)`),
    body: richText(
      [
        closest(ITEM, part("body", DOCUMENT)),
        closest(ITEM, part("content", DOCUMENT)),
        inView(part("body", DOCUMENT)),
        inView(part("content", DOCUMENT)),
      ],
      adf,
    ),
    parentId: testidOf(closest(ANSWERED)).map(commentIdIn),
    internal: when(true, closest(INTERNAL), inParts(INTERNAL)),
    restrictedTo: text(inParts(RESTRICTED)),
    rendered: derived<Comment, boolean>(({ body }) => body !== undefined),
    ref: ref(self),
  },
);

/** Comments that are scrolled out around a reply that is not. */
export const undrawn: Field<Comment[]> = list<Comment>(
  [UNDRAWN],
  { key: "id" },
  {
    id: attr("data-componentid", self).map(commentIdIn),
    author: absent,
    date: absent,
    edited: constant(false),
    body: absent,
    parentId: absent,
    internal: when(true, closest(INTERNAL)),
    restrictedTo: absent,
    rendered: constant(false),
    ref: ref(self),
  },
);

/** A comment that is not drawn stands before the first reply to it. */
export const withUndrawn = (drawn: readonly Comment[], others: readonly Comment[]): Comment[] =>
  drawn.flatMap((comment, position) => [
    ...others.filter(
      ({ id }) => id === comment.parentId && drawn.findIndex(({ parentId }) => parentId === id) === position,
    ),
    comment,
  ]);

/** Whatever leads to comments that are not loaded. */
export const MORE_COMMENTS = [
  ending("load-more-button.loading-button"),
  ending("comment-show-more-replies.show-more-button"),
] as const;

export const COMMENT_LIST = ending("issue.activity.comments-list");
