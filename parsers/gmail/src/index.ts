import { attr, defineParser, oneOf, onPage, person, read, text } from "@onscreen/core";
import { draft } from "./draft.js";
import { thread } from "./thread.js";
import { threads } from "./threads.js";
import { accountInTitle, accountOf, personOf } from "./values.js";

export type { Draft, Message, Thread, ThreadRow, Threads } from "./schema.js";

const PANEL = '[role=banner] :has(> a[href^="https://myaccount.google."])';

/** Gmail at mail.google.com. */
export const gmail = defineParser({
  platform: "gmail",
  matches: ["https://mail.google.com/*"],
  proof: ["[gh=tl]", "[role=listitem] .a3s", "input[name=composeid]"],
  views: [threads, thread, draft],
  account: oneOf(
    attr("aria-label", onPage('[href*="accounts.google.com/SignOutOptions"]')).map(accountOf),
    person({ name: text(onPage(`${PANEL} > :first-child`)), email: text(onPage(`${PANEL} > :nth-child(2)`)) }),
    text(onPage("[role=banner] .identityUserDelegatedAccount")).map(personOf),
    read((_, { page }) => accountInTitle(page.title), { reads: [] }),
  ),
  states: {
    "signed-out": {
      at: ["https://mail.google.com/mail/logout*", "https://mail.google.com/mail/u/*/logout*"],
      shows: ["#identifierId", "input[name=identifier]", 'form[action*="//accounts.google.com/"]'],
    },
    blocked: { shows: ["#captcha-form", ".g-recaptcha", 'iframe[src*="/recaptcha/"]'] },
    loading: { shows: ["#loading .cmsg"] },
  },
});
