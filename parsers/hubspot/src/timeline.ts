import {
  absent,
  attr,
  byType,
  closest,
  constant,
  flag,
  list,
  moment,
  oneOf,
  person,
  type RichText,
  ref,
  richText,
  self,
  text,
  when,
} from "@onscreen/core";
import { AFTER_TIME, COMMENT_TEXTS, EVENTS, isNamed, named, RTE, SAVE } from "./anchors.js";
import { hubspotText } from "./richtext.js";
import type { Activity, Comment } from "./schema.js";

const TIME = '[data-test-id="event-timestamp"]';
const COMMENT = '[data-test-id^="comment-"]';
const COMMENTS = isNamed("callComments-container");
const BLOCK = '[data-test-id="collapsible-event-accordion"]';
/** What folds and unfolds an activity; a menu is no such thing. */
const TOGGLE = '[aria-expanded]:not([aria-haspopup], [data-test-id="timeline-preview-event"] *)';
const FOLDED = `${BLOCK}:has(${TOGGLE}[aria-expanded="false"]):not(:has(${TOGGLE}[aria-expanded="true"]))`;
const HEAD = "compact-comment-header";

/** A comment's time is its own. */
const own = (css: string): string => `${css}:not(${COMMENT} *, ${COMMENTS} *)`;

const comments = list<Comment>(
  [COMMENT],
  {},
  {
    // a name and a time in one line of prose can't be told apart
    author: person({ name: text(`${isNamed(HEAD)}:has(${TIME}, time)`).without(TIME, "time") }),
    date: moment({ text: text(TIME, `${isNamed(HEAD)} time`) }),
    body: richText(COMMENT_TEXTS, hubspotText),
  },
);

/**
 * The activities of a timeline. Each is drawn in a block of its own since 2026, its preview twice: on the screen and for
 * screen readers. What kind it is stands in translated prose for most of them.
 */
export const timeline = list<Activity>(
  EVENTS,
  {
    key: "id",
    given: {
      state: oneOf(when("changing", `:scope:has([data-test-id="timeline-note-event"] ${SAVE})`), constant("drawn")),
    },
  },
  {
    id: attr("data-selenium-id", '[data-selenium-test="timeline-header-actions"][data-selenium-id]'),
    kind: oneOf<Activity["kind"]>(
      // a note that is being changed is a draft of its own, and still a note
      when("note", ':scope:has([data-test-id="timeline-note-event"], [data-selenium-test="body-content-note"])'),
      when("task", ':scope[data-selenium-test="timeline-task"]', '[data-selenium-test="timeline-task"]'),
      when("email", '[data-test-id="email-sender"]'),
      constant("unknown"),
    ),
    title: text(
      '[data-test-id="generic-preview-event-header"]',
      '[data-test-id="header-message"]',
      '[data-selenium-test="timeline-editable-title"]',
      `:has(> ${TIME}) > strong`,
    ),
    date: moment({ text: text(own(TIME)) }),
    actor: person({ name: text('[data-test-id="email-sender"] strong') }),
    collapsed: flag(closest(FOLDED)),
    // while a note is being changed, its text is a draft
    body: byType("state", {
      drawn: richText(
        [
          own(RTE),
          own(`${isNamed("editable-body-button")} [class*="SanitizedText"]`),
          own('[class*="SanitizedText"]'),
          '[data-selenium-test="timeline-editable-section"]',
          '[data-selenium-test^="body-content-"]',
          AFTER_TIME,
        ],
        hubspotText,
      ).map((body, { row }): RichText => (row["collapsed"] ? { ...body, truncated: true } : body)),
    }),
    pinned: flag(
      ...(named("pinned-activity-section").map((section) => closest(section)) as [ReturnType<typeof closest>]),
    ),
    comments,
    due: absent,
    status: absent,
    ref: ref(self),
  },
);
