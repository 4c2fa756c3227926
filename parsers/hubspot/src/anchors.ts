/** One name in the two attributes that HubSpot's own tests go by; several names moved from the older to the newer. */
export const named = (name: string): [string, string] => [`[data-test-id="${name}"]`, `[data-selenium-test="${name}"]`];

/** The same as one selector. */
export const isNamed = (name: string): string => `:is(${named(name).join(", ")})`;

/** Panels that show a record over a list. */
export const PREVIEWS = [
  '[data-test-id="IndexPageInlineSidebar"]',
  '[data-selenium-test="sidebar-preview-panel"]',
  '[data-crm-location="CRM_OBJECT_PREVIEW"]',
] as const;

/** The card with the record's name, by its kind or its own name. */
export const HIGHLIGHT = ':is([data-card-type="OBJECT_HIGHLIGHT"], [data-test-id^="card-wrapper-OBJECT_HIGHLIGHT"])';

/** The small copy of that card which stays in sight while the page scrolls. */
export const MINI = isNamed("mini-highlight-container");

/** Cards of the record's own properties. */
export const PROPERTIES = ':is([data-card-type^="PROPERTIES"], [data-test-id^="card-wrapper-PROPERTIES"])';

/** Cards of other records. They hold properties too, those of the other record. */
export const ASSOCIATIONS = [
  '[data-test-id^="card-wrapper-ASSOCIATION"]',
  '[data-card-type^="ASSOCIATION"]',
  '[data-selenium-test^="card-id-ASSOCIATION"]',
] as const;

/** Headings of cards, without what is in the card. */
export const HEADING = ":is([role=heading], h1, h2, h3, h4, h5, header strong)";

/** A property shows its text alone until it is clicked; then a control stands in its place. */
export const DEFERRED = '[data-deferred-property-input-root="true"]';

/** Both words were seen for it. */
export const EDITING = ':is([data-deferred-property-input-mode="edit"], [data-deferred-property-input-mode="input"])';

/** An activity: its block, in layouts that have one, else its preview or its card. */
export const EVENTS = [
  '[data-test-id="collapsible-event-accordion"]',
  '[data-test-id="timeline-preview-event"]',
  '[data-selenium-test="timeline-card"]',
  '[data-selenium-test="timeline-task"]',
] as const;

export const EVENT = `:is(${EVENTS.join(", ")})`;

/** HubSpot's editor. In an activity it draws the text of a note, though nobody changes it; elsewhere it holds a draft. */
export const RTE = '[data-test-id="rte-content"]';

/** What the line with an activity's time is followed by, where no part has a name of its own. */
export const AFTER_TIME =
  ':has(> [data-test-id="event-timestamp"]) + :not([data-test-id], [data-selenium-test], :has([data-test-id], [data-selenium-test], [class*="SanitizedText"]))';

/** What somebody wrote, in activities. */
export const BODIES = [
  `${EVENT} ${RTE}`,
  `${isNamed("editable-body-button")} [class*="SanitizedText"]`,
  `${EVENT} [class*="SanitizedText"]`,
  `${EVENT} [data-selenium-test="timeline-editable-section"]`,
  `${EVENT} [data-selenium-test^="body-content-"]`,
  `[data-test-id="timeline-preview-event"] ${AFTER_TIME}`,
] as const;

/** What somebody wrote, in comments. */
export const COMMENT_TEXTS = named("comments-messageContainer");

/** Where people type: today's editor, any that says what it is, the one until about 2023. */
export const EDITORS = [
  `${RTE}[contenteditable="true"]`,
  '.ProseMirror[contenteditable="true"]',
  '[contenteditable="true"][role="textbox"]',
  '.public-DraftEditor-content[contenteditable="true"]',
] as const;

/** All that somebody wrote or writes. */
export const AUTHORED = [...BODIES, ...COMMENT_TEXTS, ...EDITORS] as const;

/** What somebody wrote, as far as it can be named inside of `:has`, which may not stand in itself. */
const PLAINLY_AUTHORED = AUTHORED.filter((written) => !written.includes(":has("));

/** Of the page itself: roots look for what is in them, and what somebody wrote may imitate anything. */
export const own = (css: string): string =>
  `${css}:not(${PLAINLY_AUTHORED.map((written) => `${written} *`).join(", ")})`;

/** The buttons that save notes and calls, and send e-mails, by the window of today and of earlier years. */
export const SAVE = `:is([data-test-id="activity-creator-window-footer-save-button"], ${named("rich-text-editor-controls__save-btn").join(", ")})`;

/** What stands where something is still loading. */
export const PLACEHOLDERS = [
  '[data-test-id="timeline-event-container-loading-state"]',
  '[class*="SkeletonText-"]',
] as const;
