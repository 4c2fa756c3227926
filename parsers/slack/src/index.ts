import { defineParser } from "@onscreen/core";
import { channel } from "./channel.js";
import { draft } from "./draft.js";
import { search } from "./search.js";
import { sidebar } from "./sidebar.js";
import { thread } from "./thread.js";
import { threadInList } from "./thread.list.js";

export * from "./schema.js";

/** Slack in the browser: https://app.slack.com and each workspace's own address. */
export const slack = defineParser({
  platform: "slack",
  matches: ["https://*.slack.com/*"],
  proof: [
    ".p-client_workspace",
    ".p-ia4_client",
    '[data-qa="message_pane"]',
    '[data-qa="threads_flexpane"]',
    '[data-qa="search_view"]',
  ],
  views: [channel, thread, threadInList, draft, sidebar, search],
  states: {
    "signed-out": {
      at: [
        "https://slack.com/signin*",
        "https://slack.com/workspace-signin*",
        "https://*.slack.com/signin*",
        "https://*.slack.com/sign_in*",
        "https://app.slack.com/workspace-signin*",
      ],
      shows: [
        '[data-qa="signin_domain_input"]',
        '[data-qa="login_email"]',
        '[data-qa="login_password"]',
        '[data-qa="signin_button"]',
        "#signin_form",
      ],
    },
    blocked: { shows: ['iframe[src*="/recaptcha/"]', 'iframe[src*="hcaptcha.com"]', "#challenge-form"] },
    loading: {
      shows: [
        '[data-qa-placeholder="true"]',
        '[data-qa="loading_spinner"]',
        '[data-qa="search_results_loading"]',
        ".p-degraded_list__loading",
        '[aria-busy="true"]',
      ],
    },
  },
});
