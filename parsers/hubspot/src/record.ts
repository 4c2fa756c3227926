import {
  attr,
  byType,
  closest,
  constant,
  defineView,
  derived,
  documentUrl,
  fromUrl,
  oneOf,
  text,
  when,
} from "@onscreen/core";
import { AUTHORED, EVENTS, HIGHLIGHT, isNamed, MINI, PLACEHOLDERS, PREVIEWS } from "./anchors.js";
import { associations } from "./associations.js";
import { highlights, NAME } from "./highlights.js";
import { properties } from "./properties.js";
import { HubSpotRecord } from "./schema.js";
import { timeline } from "./timeline.js";
import { objectTypeOf, portalIdIn, recordIdIn, shownValue, typeIdIn, typeIdOfCard } from "./values.js";

const MAIN = '[data-test-id="record-highlight-main-content"]';

const TITLES = [
  '[data-test-id="record-highlight-title"]',
  '[data-test-id="highlight-record-label"]',
  NAME,
  `${MAIN} [data-selenium-test="highlightTitle"]`,
  `[data-selenium-test="highlightTitle"]:not(${MINI} *)`,
] as const;

/** A name is drawn: before that the record is still loading. */
const LOADED = `:has(${TITLES.join(", ")})`;

/** The columns of a record's page. */
const COLUMNS = [
  '[data-test-id="left-sidebar"]',
  '[data-scroll-trackable-container="left-sidebar"]',
  '[data-test-id="middle-pane"]',
  '[data-test-id="records-right-sidebar"]',
].join(", ");

/** A tab of the record, not one that filters its timeline. */
const TAB =
  '[role="tab"][aria-selected="true"]:not([data-test-id="crm-events-viz-timeline"] *, [data-test-id^="timeline-tab-filter-"])';

/** Links from a panel's head to the record that it shows; cards link to others. */
const OWN_LINKS = TITLES.flatMap((title) => [`${title} a[href]`, `a:is(${title})`, `a:has(${title})`]);
const HEAD_LINK = `${HIGHLIGHT} a[href*="/record/"]`;
const FRAME = closest("iframe");

/** A record of whatever type: on its own page, in a panel over a list or a board, in a frame of the help desk. */
export const record = defineView({
  name: "hubspot.record",
  record: HubSpotRecord,
  route: /^\/contacts\/\d+\/(?:record\/\d+-\d+|contact|company|deal|ticket)\/\d+/,
  root: [`#crm:has(${COLUMNS})${LOADED}`, ...PREVIEWS.map((panel) => `${panel}${LOADED}`)],
  // the timeline comes long after the page
  ready: [...EVENTS, `:scope:not(:has(${PLACEHOLDERS.join(", ")}))`],
  authored: AUTHORED,
  fields: {
    container: oneOf<HubSpotRecord["container"]>(
      when("preview", ...(PREVIEWS.map((panel) => `:scope${panel}`) as [string, ...string[]])),
      when("frame", FRAME),
      derived<unknown, "frame">((_, { reading }) => (reading.page.frame.length > 0 ? "frame" : undefined)),
      constant("page"),
    ),
    objectTypeId: byType("container", {
      preview: oneOf(
        attr("href", ...OWN_LINKS, HEAD_LINK).map(typeIdIn),
        attr("data-test-id", HIGHLIGHT).map(typeIdOfCard),
        attr("data-card-id", HIGHLIGHT).map(typeIdOfCard),
      ),
      "*": oneOf(
        documentUrl().map(typeIdIn),
        attr("src", FRAME).map(typeIdIn),
        attr("data-test-id", HIGHLIGHT).map(typeIdOfCard),
        attr("data-card-id", HIGHLIGHT).map(typeIdOfCard),
      ),
    }),
    objectType: derived<HubSpotRecord, HubSpotRecord["objectType"]>(({ objectTypeId }) =>
      objectTypeId === undefined ? undefined : objectTypeOf(objectTypeId),
    ),
    id: byType("container", {
      preview: attr("href", ...OWN_LINKS, HEAD_LINK).map(recordIdIn),
      "*": oneOf(documentUrl().map(recordIdIn), attr("src", FRAME).map(recordIdIn)),
    }),
    portalId: fromUrl(/^(.+)$/s).map(portalIdIn),
    title: text(...TITLES, `${isNamed("preview-panel-header")} span`).map(shownValue),
    subtitle: text('[data-unit-test="highlightSubtitle"]'),
    highlights,
    properties,
    associations,
    timeline,
    timelineComplete: constant(false),
    activeTab: text('[data-tab-link="true"][data-tab-selected="true"]', TAB),
    aiSummary: text(
      '[data-test-id^="card-wrapper-AI_OBJECT_SUMMARY"] [data-test-id="preview-summary"]',
      '[data-test-id="preview-summary"]',
    ),
  },
  expect: [
    {
      says: "a highlight has a label or a name",
      fields: ["highlights.label"],
      holds: ({ highlights: found }) => found.every(({ label, name }) => label !== "" || name !== undefined),
    },
    {
      says: "of several activities one has a heading or a text",
      fields: ["timeline.title", "timeline.body"],
      holds: ({ timeline: found }) => found.length < 3 || found.some(({ title, body }) => title ?? body?.text),
    },
  ],
});
