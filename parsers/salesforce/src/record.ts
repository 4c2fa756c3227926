import { attr, defineView, flag, fromUrl, inView, list, oneOf, ref, self, text, textEvenHidden } from "@onscreen/core";
import { timeline } from "./activities.js";
import { otherFields, recordFields, TARGET } from "./fields.js";
import { highlights, path } from "./highlights.js";
import { DIALOGS, HELPERS, LEFT } from "./pages.js";
import { relatedLists } from "./related.js";
import { type Action, SalesforceRecord, type Section, type Tab } from "./schema.js";
import { objectOfId, objectOfTarget, withLabel } from "./values.js";

/** Sections of a page layout, of Dynamic Forms, of Aura. */
export const SECTIONS = [
  "records-record-layout-section",
  "force-record-layout-section",
  "flexipage-field-section2",
  ".forcePageBlockSectionView",
  ".forcePageBlockSectionEdit",
];

const sections = list<Section>(
  SECTIONS,
  { hidden: "keep" },
  {
    title: textEvenHidden(".slds-section__title", "h3"),
    collapsed: flag({ on: ["button[aria-expanded=false]"], off: [".slds-is-open", "button[aria-expanded=true]"] }),
    fields: recordFields,
  },
).map((found, { row }): Section[] => {
  const beside = row["beside"] as Section["fields"] | undefined;
  return beside?.length ? [...found, { fields: beside }] : found;
});

/** A tab whose panel was never opened holds nothing. */
const tabs = list<Tab>(
  ["[role=tablist] [role=tab][aria-selected]"],
  { key: "label", given: { panel: attr("aria-controls", self) } },
  {
    label: oneOf(text(self).without(...HELPERS), attr("data-label", self)),
    active: flag(":scope[aria-selected=true]"),
    rendered: flag(inView("#{panel} *")),
  },
);

const actions = list<Action>(
  [
    "runtime_platform_actions-actions-ribbon >>> :is(button, a):is([name], [aria-haspopup])",
    ".forceActionsContainer :is(button, a)[title]",
  ],
  { key: "label" },
  { label: oneOf(text(self).without(...HELPERS), attr("title", self), textEvenHidden(self)), ref: ref(self) },
).map(withLabel);

const ID = /(?:\/lightning\/r\/(?:\w+\/)?|\/sObject\/)([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/;

export const recordId = fromUrl(ID);

export const objectApiName = oneOf(
  fromUrl(/\/lightning\/r\/(\w+)\/(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/),
  attr("data-target-selection-name", TARGET).map(objectOfTarget),
  fromUrl(ID).map(objectOfId),
);

/** A record page in Lightning Experience. What is being edited on it is a form of its own. */
export const record = defineView({
  name: "salesforce.record",
  record: SalesforceRecord,
  route:
    /^\/lightning\/r\/(?!(?:Report|Dashboard)\/)(?:\w+\/)?\w{15,18}\/view|^\/one\/one\.app.*#\/sObject\/\w{15,18}\/view/,
  root: [
    "one-record-home-flexipage2",
    ".lafPageHost:not(:has(one-record-home-flexipage2)):has(.forceDetailPanelDesktop)",
  ],
  background: LEFT,
  covered: DIALOGS,
  ready: [":scope:has(>>> [slot=primaryField], .primaryField):not(:has(>>> lightning-spinner))"],
  authored: ["lightning-formatted-rich-text", ".ql-editor"],
  given: { beside: otherFields(SECTIONS) },
  fields: {
    objectApiName,
    objectLabel: text(".entityNameTitle"),
    recordId,
    name: text("[slot=primaryField]", ".forceHighlightsStencilDesktop .primaryField", ".primaryField"),
    recordType: textEvenHidden("records-record-type >>> .recordTypeName", ".forceOutputRecordType"),
    highlights,
    path,
    sections,
    relatedLists,
    timeline,
    tabs,
    actions,
    ref: ref(self),
  },
});
