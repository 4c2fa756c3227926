import { list, moment, oneOf, ref, richText, self, text, when } from "@onscreen/core";
import { HELPERS } from "./pages.js";
import type { Activity } from "./schema.js";

const KINDS = ["Task", "Event", "Call", "Email"].map((kind) => `li.row.${kind}`);

/** What is to come and what was done. */
export const timeline = list<Activity>(
  KINDS,
  {},
  {
    kind: oneOf<Activity["kind"]>(
      when("task", ":scope.Task"),
      when("call", ":scope.Call"),
      when("event", ":scope.Event"),
      when("email", ":scope.Email"),
    ).otherwise("unknown"),
    subject: text('a[href*="/lightning/r/"]', "h3").without(...HELPERS),
    date: moment({ text: text(".dueDate").without(...HELPERS) }),
    body: richText("lightning-formatted-rich-text"),
    ref: ref('a[href*="/lightning/r/"]', self),
  },
).map((items) => items.filter(({ subject }) => subject !== undefined));
