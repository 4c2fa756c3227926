import { attr, constant, defineView, flag, number, oneOf, ref, sections, self, text, when } from "@onscreen/core";
import { type Section, Sidebar, SidebarItem } from "./schema.js";
import { teamName } from "./team.js";

const ROWS = [
  '[data-qa="channel-sidebar-channel"]',
  '[data-qa-channel-sidebar-channel="true"]',
  ".p-channel_sidebar__channel",
  ".p-channel_sidebar__link",
];

/** Rows that lead nowhere that could be read: what Slack sells, and buttons that add something (their names begin with V). */
const NO_PLACES = ['[data-sidebar-link-id="Ppaid-benefits"]', '[data-sidebar-link-id^="V"]'];

const is = (what: string): string => `:scope[data-qa-channel-sidebar-${what}="true"]`;
const isNot = (what: string): string => `:scope[data-qa-channel-sidebar-${what}="false"]`;

const MUTED = [is("channel-is-muted"), ":scope.p-channel_sidebar__channel--muted"];

const NOT_MUTED = ':not(.p-channel_sidebar__channel--muted, [data-qa-channel-sidebar-channel-is-muted="true"])';

/** Beside a name: badges, the status of a person, whether they are here. */
const NOT_NAME = [
  ".c-mention_badge",
  '[data-qa="mention_badge"]',
  ".p-channel_sidebar__badge",
  '[data-qa="custom_status"]',
  ".c-custom_status",
  '[data-qa="presence_indicator"]',
];

export const sidebar = defineView({
  name: "slack.sidebar",
  record: Sidebar,
  root: ['[data-qa="channel-sidebar"]', '[data-qa="workspace_sidebar"]', ".p-channel_sidebar"].map(
    (root) => `${root}:has(${ROWS.join(", ")})`,
  ),
  fields: {
    teamName,
    sections: sections<Section, SidebarItem>(
      [
        ".p-channel_sidebar__section_heading",
        '[data-qa="channel-sidebar-section-header-button"]',
        "[data-qa-channel-sidebar-section-heading]",
      ],
      {
        name: text(
          '[data-qa^="channel_sidebar__section_heading_label__"]',
          ".p-channel_sidebar__section_heading_label",
          self,
        ),
      },
      ROWS,
      { key: "id", not: NO_PLACES },
      {
        id: oneOf(
          attr("data-qa-channel-sidebar-channel-id", self),
          attr("data-sidebar-link-id", self),
          attr("data-qa-channel-sidebar-link-id", self),
        ),
        type: oneOf<SidebarItem["type"]>(
          attr("data-qa-channel-sidebar-channel-type", self).map((type) => SidebarItem.shape.type.safeParse(type).data),
          when("route", ":scope[data-sidebar-link-id]", ":scope.p-channel_sidebar__link"),
          constant("unknown"),
        ),
        name: text('[data-qa^="channel_sidebar_name_"]', ".p-channel_sidebar__name", self).without(...NOT_NAME),
        muted: flag({ on: MUTED, off: [isNot("channel-is-muted")] }),
        unread: flag(`:scope.p-channel_sidebar__channel--unread${NOT_MUTED}`, ":scope.p-channel_sidebar__link--unread"),
        mentions: number(".c-mention_badge", '[data-qa="mention_badge"]', ".p-channel_sidebar__badge"),
        selected: flag(
          is("channel-is-selected"),
          ":scope.p-channel_sidebar__channel--selected",
          ":scope.p-channel_sidebar__link--selected",
        ),
        hasDraft: when(true, '[data-qa="sidebar-channel-icon-prefix"][type="pencil"]', ".c-icon--pencil"),
        ref: ref(self),
      },
    ),
  },
});
