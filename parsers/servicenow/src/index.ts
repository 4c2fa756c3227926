import { attr, defineParser, person } from "@onscreen/core";
import { article } from "./article.js";
import { category, home, order } from "./catalog.js";
import { catalogForm } from "./form.catalog.js";
import { form } from "./form.js";
import { portalForm } from "./form.portal.js";
import { workspaceForm } from "./form.workspace.js";
import { list } from "./list.js";
import { workspaceList } from "./list.workspace.js";

export * from "./schema.js";

/** Reads ServiceNow: classic pages, the workspace, the portal and the catalog. */
export const servicenow = defineParser({
  platform: "servicenow",
  matches: ["https://*.service-now.com/*", "https://*.servicenowservices.com/*"],
  proof: [
    "form.form_body",
    "[global-navigation-config]",
    "table.data_list_table",
    "#articleId",
    "#cat_item_view",
    ".sc_header",
    "sp-page-row",
    "sn-canvas-root",
    "sn-workspace-main",
    "now-record-form-section-column-layout",
    "now-record-list-connected",
    "#sysverb_login",
  ],
  account: person({
    name: attr("aria-label", '[data-id="user-menu"]').map((label) => label.replace(/\s*[:\uFF1A][^:\uFF1A]*$/, "")),
  }),
  states: {
    "signed-out": {
      at: ["https://*/login.do*", "https://*/login_with_sso.do*", "https://*/logout*.do*"],
      shows: ["#sysverb_login"],
    },
  },
  views: [form, workspaceForm, portalForm, catalogForm, list, workspaceList, article, home, category, order],
});
