import { defineParser } from "@onscreen/core";
import { record } from "./record.js";

export * from "./schema.js";

/** Reads Salesforce: records in Lightning Experience. */
export const salesforce = defineParser({
  platform: "salesforce",
  matches: ["https://*.lightning.force.com/*", "https://*.my.salesforce.com/*", "https://*.my.salesforce-setup.com/*"],
  proof: ["one-record-home-flexipage2", ".desktop.container.oneOne"],
  views: [record],
});
