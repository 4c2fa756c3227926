import {
  attr,
  closest,
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
import { commentIdIn } from "./values.js";

const HEADER = `${starting("issue-comment-base.ui.comment.ak-comment.")}${ending("-header")}`;
/** Stands for every comment, drawn or scrolled out. */
const WRAPPER = '[data-componentid^="issue-comment-base.ui.comment.comment-in-view-wrapper."]';
const EDITED = ending("ak-tool-tip--container");
const RESTRICTED = ending("custom-comment.restricted-to");

/** A part of the comment that is being read, by its id: a reply stands inside of the comment that it answers. */
const part = (name: string, css = ""): string[] => [
  `[data-testid="issue-comment-base.ui.comment.ak-comment.{id}-${name}"]${css}`,
  `[data-test-id="issue-comment-base.ui.comment.ak-comment.{id}-${name}"]${css}`,
];
const parts = (css: string) => [...part("header", css), ...part("body", css), ...part("content", css)].map(inView);

/** Comments and replies in the order of the page, each by its header, and what is scrolled out by its wrapper. */
export const comments: Field<Comment[]> = list<Comment>(
  [HEADER, `${WRAPPER}:not(:has(${HEADER}))`],
  { key: "id", unique: true },
  {
    id: oneOf(testidOf(self), attr("data-componentid", self)).map(commentIdIn),
    author: person({ name: text("h3", PROFILE) }),
    date: moment({
      text: text(
        ending("issue-timestamp.relative-time"),
        '[role="presentation"][aria-hidden="false"]',
        `span[role="presentation"]:not(${EDITED}, ${EDITED} *, h3 *, ${PROFILE} *)`,
      ),
    }),
    edited: flag(`${EDITED}:not(:empty)`),
    body: richText(
      [...part("body", " .ak-renderer-document"), ...part("content", " .ak-renderer-document")].map(inView),
      adf,
    ),
    parentId: oneOf(
      testidOf(closest(`${COMMENT}:has(${REPLY})`)).map((name, { row }) => {
        const id = commentIdIn(name);
        return id === row["id"] ? undefined : id;
      }),
    ),
    internal: when(true, closest(INTERNAL), ...(parts(` ${INTERNAL}`) as [ReturnType<typeof inView>])),
    restrictedTo: text(...parts(` ${RESTRICTED}`)),
    rendered: derived<Comment, boolean>(({ body }) => body !== undefined),
    ref: ref(self),
  },
);

/** Whatever leads to comments that are not loaded. */
export const MORE_COMMENTS = [
  ending("load-more-button.loading-button"),
  ending("comment-show-more-replies.show-more-button"),
] as const;

export const COMMENT_LIST = ending("issue.activity.comments-list");
