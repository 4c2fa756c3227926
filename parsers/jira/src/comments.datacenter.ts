import {
  absent,
  attr,
  derived,
  type Field,
  flag,
  list,
  moment,
  person,
  ref,
  richText,
  self,
  text,
  when,
} from "@onscreen/core";
import type { Comment } from "./schema.js";
import { commentIdIn, isoOf } from "./values.js";
import { wiki } from "./wiki.js";

/** Each comment stands there twice, whole and in short: one is hidden. */
const WHOLE = ".twixi-wrap.verbose";
const HEAD = `${WHOLE} .action-details`;

/** Comments on Data Center; a folded one shows its short form, its text stays on the page. */
export const comments: Field<Comment[]> = list<Comment>(
  ['.activity-comment[id^="comment-"]'],
  { key: "id" },
  {
    id: attr("id", self).map(commentIdIn),
    author: person({ name: text(self), id: attr("rel", self), handle: attr("rel", self) }, `${HEAD} .user-hover[rel]`),
    date: moment({
      text: text(`${HEAD} time`, `${HEAD} .date`),
      full: attr("title", `${HEAD} .date[title]`),
      iso: attr("datetime", `${HEAD} time[datetime]`).map(isoOf),
    }),
    edited: flag(`${HEAD} .subText.edited`, `${HEAD} [id$="_edited"]`),
    body: richText([`${WHOLE} .action-body`], wiki),
    parentId: absent,
    internal: when(true, ":scope.sd-internal-comment", `${HEAD} .sd-internal-comment`),
    restrictedTo: text(`${HEAD} .redText`),
    rendered: derived<Comment, boolean>(({ body }) => body !== undefined),
    ref: ref(self),
  },
);

const TABS = '[id$="-tabpanel"]';
const COMMENTS_TAB = ":is(#comment-tabpanel, #all-tabpanel).active";
/** The comments' own place without one. The tabs of work and history fill the same place and say nothing of comments. */
export const NO_COMMENTS = `:scope:not(:has(${TABS}):not(:has(${COMMENTS_TAB}))) #issue_actions_container:not(:has(.issue-data-block, [id^="comment-"]))`;
export const MORE_COMMENTS = [".collapsed-comments", ".show-more-comments"] as const;
