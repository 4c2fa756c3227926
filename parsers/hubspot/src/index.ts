import { defineParser } from "@onscreen/core";
import { PLACEHOLDERS } from "./anchors.js";
import { board } from "./board.js";
import { draft } from "./draft.js";
import { list } from "./list.js";
import { record } from "./record.js";

export * from "./schema.js";

/**
 * HubSpot's CRM: https://app.hubspot.com, and a host a region (https://app-eu1.hubspot.com), of which new ones are added. No
 * match pattern fits them alone, so HubSpot's other pages match too and have no view.
 */
export const hubspot = defineParser({
  platform: "hubspot",
  matches: ["https://*.hubspot.com/*"],
  proof: [
    '[data-test-id^="card-wrapper-"]',
    '[data-card-type="OBJECT_HIGHLIGHT"]',
    '[data-test-id="framework-data-table"]',
    '[data-test-id="cdb-column"]',
  ],
  views: [record, list, board, draft],
  states: {
    "signed-out": {
      at: ["https://*.hubspot.com/login*"],
      shows: ["input[type=password]"],
    },
    blocked: { shows: ['iframe[src*="/recaptcha/"]', 'iframe[src*="hcaptcha.com"]', "#challenge-form"] },
    loading: {
      shows: [...PLACEHOLDERS, '[aria-busy="true"]'],
    },
  },
});
