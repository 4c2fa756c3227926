import { defineParser } from "@onscreen/core";
import { form } from "./form.js";

export * from "./schema.js";

/** Reads ServiceNow: classic pages, the workspace, the portal and the catalog. */
export const servicenow = defineParser({
  platform: "servicenow",
  matches: ["https://*.service-now.com/*", "https://*.servicenowservices.com/*"],
  proof: ["form.form_body", "[global-navigation-config]", "table.data_list_table[glide_table]"],
  views: [form],
});
