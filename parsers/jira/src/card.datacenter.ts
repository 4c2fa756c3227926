import { absent, attr, type FieldsOf, oneOf, type Person, person, ref, self, text, url, when } from "@onscreen/core";
import type { Card } from "./schema.js";
import { afterColon, untilDash } from "./values.js";

const AVATAR = ".ghx-avatar-img";

/** A card of a board or a backlog on Data Center. Avatars tell the person in their tooltip, behind a translated label. */
export const card: FieldsOf<Card> = {
  key: attr("data-issue-key", self, "[data-issue-key]"),
  url: url('a.js-key-link[href*="/browse/"]', '.ghx-key a[href*="/browse/"]', '.ghx-key[href*="/browse/"]'),
  type: oneOf(
    attr("title", ".ghx-type[title]").map(untilDash),
    // of the icons on newer cards the first one
    attr("data-tooltip", ".ghx-field-icon[data-tooltip]"),
  ),
  summary: oneOf(text(".ghx-summary .ghx-inner"), text(".ghx-summary"), attr("title", ".ghx-summary[title]")),
  status: absent,
  resolved: absent,
  epic: text("[data-epickey]", ".ghx-highlighted-field .aui-label"),
  priority: attr("title", ".ghx-priority[title]").map(untilDash),
  estimate: text(".ghx-estimate .ghx-statistic-badge", ".ghx-end .ghx-statistic-badge", "aui-badge.ghx-estimate"),
  assignee: oneOf<Person | null>(
    person({ name: attr("data-tooltip", AVATAR).map((label) => afterColon(label) ?? label) }),
    person({ name: attr("alt", AVATAR).map((label) => afterColon(label) ?? label) }),
    when(null, `:scope:has(.ghx-avatar):not(:has(${AVATAR}))`),
  ),
  flagged: when(true, ":scope.ghx-flagged", ".ghx-flag"),
  due: absent,
  ref: ref(self),
};
