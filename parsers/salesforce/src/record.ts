import { defineView, flag, fromUrl, list, ref, self, text, textEvenHidden } from "@onscreen/core";
import { recordFields } from "./fields.js";
import { SalesforceRecord, type Section } from "./schema.js";

const sections = list<Section>(
  ["records-record-layout-section", "flexipage-field-section2"],
  { hidden: "keep" },
  {
    title: textEvenHidden(".slds-section__title"),
    collapsed: flag({ on: ["[aria-expanded=false]"], off: [".slds-is-open", "[aria-expanded=true]"] }),
    fields: recordFields,
  },
);

/** A record page in Lightning Experience, in read mode. */
export const record = defineView({
  name: "salesforce.record",
  record: SalesforceRecord,
  route: /^\/lightning\/r\//,
  root: ["one-record-home-flexipage2"],
  authored: ["lightning-formatted-rich-text"],
  fields: {
    objectApiName: fromUrl(/\/lightning\/r\/(\w+)\/[A-Za-z0-9]{15,18}(?:\/|$)/),
    recordId: fromUrl(/\/lightning\/r\/(?:\w+\/)?([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:\/|$)/),
    name: text("[slot=primaryField]", "h1 .entityNameTitle + *"),
    sections,
    ref: ref(self),
  },
});
