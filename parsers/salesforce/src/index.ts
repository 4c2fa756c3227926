import { defineParser } from "@onscreen/core";
import { classicForm } from "./form.classic.js";
import { form, inlineForm } from "./form.js";
import { list } from "./list.js";
import { classicRecordView } from "./record.classic.js";
import { record } from "./record.js";

export * from "./schema.js";

/** Reads Salesforce: records, forms and lists in Lightning Experience, records and forms in Salesforce Classic. */
export const salesforce = defineParser({
  platform: "salesforce",
  matches: [
    "https://*.lightning.force.com/*",
    "https://*.my.salesforce.com/*",
    "https://*.my.salesforce-setup.com/*",
    "https://*.my.site.com/*",
    "https://*.vf.force.com/*",
    "https://*.visual.force.com/*",
  ],
  proof: ["one-record-home-flexipage2", ".desktop.container.oneOne", "lightning-datatable", "body.sfdcBody"],
  states: {
    "signed-out": { shows: ["form#login_form", "form[name=login] input[name=pw]"] },
    blocked: { shows: ["#auraErrorMask #auraErrorMessage"] },
    loading: { shows: ["#auraLoadingBox"] },
  },
  views: [record, classicRecordView, form, inlineForm, classicForm, list],
});
