import {
  absent,
  attr,
  closest,
  constant,
  defineView,
  derived,
  type Expectation,
  fromUrl,
  group,
  list,
  oneOf,
  onPage,
  type Reference,
  ref,
  self,
  text,
  textEvenHidden,
  unlessEmpty,
  when,
} from "@onscreen/core";
import { anyDirty } from "./dirty.js";
import { formFields } from "./fields.form.js";
import { CONTROL, ITEMS, TARGET } from "./fields.js";
import { DIALOGS, HELPERS, LEFT } from "./pages.js";
import { objectApiName, recordId, SECTIONS } from "./record.js";
import { type FormSection, SalesforceForm } from "./schema.js";
import { objectOfTarget } from "./values.js";

const FORM = [
  "records-modal-lwc-detail-panel-wrapper",
  "records-lwc-detail-panel",
  "lightning-record-edit-form",
  "lightning-quick-action-panel",
  "lightning-input-field",
  ".forcePageBlockItemEdit",
  ".forceChangeRecordType",
].join(", ");

const sectionsAt = (...selectors: string[]) =>
  list<FormSection>(
    selectors,
    { hidden: "keep" },
    { title: textEvenHidden(".slds-section__title", "h3").without(...HELPERS), fields: formFields },
  );

const errors = list<string>(
  [
    ".pageLevelErrors .errorsList li",
    ".fieldLevelErrors .errorsList li",
    ".genericNotification",
    ".forceFormPageError li",
  ],
  {},
  text(self),
);

const isDirty = oneOf<boolean | null>(
  when(true, onPage(".oneConsoleTabItem.active.slds-is-unsaved")),
  derived<SalesforceForm, boolean | null>(({ sections = [] }) => anyDirty(sections.flatMap(({ fields }) => fields))),
);

const actions = group<SalesforceForm["actions"]>({
  save: ref(
    "button[name=SaveEdit]",
    "lightning-button.save-button >>> button",
    ".modal-footer :is(.slds-button_brand, .slds-button--brand)",
    ".bottomBar :is(.slds-button_brand, .slds-button--brand)",
  ),
  saveAndNew: ref("button[name=SaveAndNew]", "lightning-button.save-and-new-button >>> button"),
  cancel: ref("button[name=CancelEdit]", "lightning-button.cancel-button >>> button"),
}).otherwise({});

const behind = ":is(.windowViewMode-normal, .windowViewMode-maximized).active >>> [slot=primaryField]";
const BEHIND = /backgroundContext=(?:%2F|\/)lightning(?:%2F|\/)r(?:%2F|\/)(?:\w+(?:%2F|\/))?(\w{18}|\w{15})(?:%2F|\/)/i;

/** The record behind the dialog: named by the page that is still drawn there, its id by the address. */
const backgroundRecord = group<Reference>({
  display: text(onPage(behind), onPage("one-record-home-flexipage2 >>> [slot=primaryField]")),
  id: oneOf(fromUrl(BEHIND), fromUrl(/^\/lightning\/r\/(?:\w+\/)?(\w{18}|\w{15})\/view/)),
  type: oneOf(
    fromUrl(/backgroundContext=(?:%2F|\/)lightning(?:%2F|\/)r(?:%2F|\/)(\w+)(?:%2F|\/)\w{15,18}(?:%2F|\/)/i),
    fromUrl(/^\/lightning\/r\/(\w+)\/\w{15,18}\/view/),
  ),
  url: absent,
}).map((found) => (found.display === undefined ? undefined : found));

const ROUTE = /^\/lightning\/(?:o\/\w+\/new|r\/(?:\w+\/)?\w{15,18}\/edit)(?:[/?#]|$)/;

/** Told when the fields of a form were lost. */
export const HAS_FIELDS: Expectation<SalesforceForm> = {
  says: "a form has fields",
  fields: ["sections"],
  holds: ({ sections }) => sections.some(({ fields }) => fields.length > 0),
};

/** What the two layouts share: everything below the heading. */
const common = {
  recordType: textEvenHidden("records-record-type >>> .recordTypeName", ".forceOutputRecordType"),
  errors,
  isDirty,
  actions,
  ref: ref(self),
};

/** A form in a dialog, on a page of its own, in a panel docked to the bottom of the window, or in the composer of activities. */
export const form = defineView({
  name: "salesforce.form",
  record: SalesforceForm,
  route: ROUTE,
  root: [
    ...DIALOGS.map((dialog) => `${dialog}:has(>>> ${FORM})`),
    `.forceDockingPanel:has(.slds-is-open):has(>>> ${CONTROL})`,
    ".lafPageHost:not(:has(>>> one-record-home-flexipage2)):has(>>> records-form-footer)",
    "runtime_sales_activities-activity-panel-composer:has(>>> textarea, .uiInput, .forcePageBlockItemEdit)",
  ],
  background: LEFT,
  covered: DIALOGS,
  ready: [CONTROL],
  authored: [".ql-editor", "lightning-formatted-rich-text"],
  fields: {
    surface: oneOf<SalesforceForm["surface"]>(
      when("docked", closest(".forceDockingPanel")),
      when("modal", closest(DIALOGS.join(", "))),
      constant("page"),
    ),
    mode: oneOf<SalesforceForm["mode"]>(
      fromUrl(/^\/lightning\/r\/(?:\w+\/)?\w{15,18}\/(edit)(?:[/?#]|$)/).map((): "edit" => "edit"),
      constant("new"),
    ),
    objectApiName: oneOf(
      attr("data-target-selection-name", TARGET).map(objectOfTarget),
      fromUrl(/^\/lightning\/o\/(\w+)\/new/),
      objectApiName.map((name, { row }) => (row["mode"] === "edit" ? name : undefined)),
    ),
    recordId: recordId.map((id, { row }) => (row["mode"] === "edit" ? id : undefined)),
    title: text("h2.slds-modal__title", 'h2[class*="panelTitle"]', "h2").without(...HELPERS),
    sections: oneOf(sectionsAt(...SECTIONS).map(unlessEmpty), sectionsAt(self)),
    backgroundRecord: backgroundRecord.map((found, { row }) => (row["surface"] === "modal" ? found : undefined)),
    ...common,
  },
  expect: [HAS_FIELDS],
});

const editing = ITEMS.map((item) => `${item}:has(>>> ${CONTROL})`).join(", ");

/** Fields that were opened on a record page; its address stays the same. */
export const inlineForm = defineView({
  name: "salesforce.form",
  layout: "inline",
  record: SalesforceForm,
  root: [
    `one-record-home-flexipage2:has(>>> records-form-footer):has(>>> ${editing})`,
    ".lafPageHost:not(:has(one-record-home-flexipage2)):has(.forceInlineEdit .forcePageBlockItemEdit)",
  ],
  background: LEFT,
  covered: DIALOGS,
  authored: [".ql-editor", "lightning-formatted-rich-text"],
  fields: {
    surface: constant("page"),
    mode: constant("inline"),
    objectApiName,
    recordId,
    title: absent,
    sections: sectionsAt(...SECTIONS).map((found) => found.filter(({ fields }) => fields.length > 0)),
    backgroundRecord: absent,
    ...common,
  },
  expect: [HAS_FIELDS],
});
