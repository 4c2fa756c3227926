import {
  absent,
  attr,
  constant,
  defineView,
  derived,
  group,
  isoFromSeconds,
  list,
  moment,
  number,
  oneOf,
  onPage,
  person,
  ref,
  richText,
  self,
  text,
  url,
  when,
} from "@onscreen/core";
import { AUTHORED, TEXTS } from "./anchors.js";
import { slackText } from "./richtext.js";
import { Search, type SearchResult } from "./schema.js";
import { fileIdOf, permalinkTs, withoutSign } from "./values.js";

const RESULTS = ['[data-qa="search_result_file"]', '[data-qa="search_result"]', ".c-search_message"];
const PERMALINK = 'a.c-timestamp[href*="/archives/"]';
const PAGES = '[data-qa^="c-pagination_page_btn_"]';

type Pages = NonNullable<Search["listing"]["page"]>;

export const search = defineView({
  name: "slack.search",
  record: Search,
  route: /^\/client\/[TE][A-Z0-9]+\/search/,
  root: [`[data-qa="search_view"]:has(${RESULTS.join(", ")}, [data-qa="empty_state_wrapper"])`],
  authored: AUTHORED,
  given: {
    page: group<Pages>({
      number: oneOf(
        attr("data-qa-current-page", "[data-qa-current-page]").map(Number),
        number(`${PAGES}[aria-current="page"]`, ".c-pagination__page_btn--active"),
      ),
      of: list<number>([PAGES], {}, number(self)).map((pages) => (pages.length > 0 ? Math.max(...pages) : undefined)),
      size: absent,
    }),
    total: number('[data-qa="search_in_channel_results_header"]', '[class*="resultCounts__"]'),
  },
  fields: {
    query: text(onPage('.c-search__input_box [role="combobox"]'), onPage(".c-search__input_box .ql-editor")),
    results: list<SearchResult>(
      RESULTS,
      { key: "id" },
      {
        kind: oneOf<SearchResult["kind"]>(when("file", ':scope[data-qa="search_result_file"]'), constant("message")),
        title: text('[data-qa="file-entity-metadata-title"]', '[data-qa="file_name"]'),
        body: richText(TEXTS, slackText),
        channel: text(
          '[data-qa="search_result_channel_name"] [data-qa="inline_channel_entity__name"]',
          '[data-qa="search_result_channel_name"]',
        ).map(withoutSign),
        sender: person({
          name: text(
            '[data-qa="message_sender_name"]',
            '[data-qa="file-entity-metadata-user"] [data-qa="member_name"]',
            '[data-qa="file-entity-metadata-user"]',
          ),
          id: attr("data-message-sender", "[data-message-sender]"),
        }),
        date: moment({
          text: text(
            '[data-qa="timestamp_label"]',
            ".c-timestamp__label",
            '[data-qa="file-entity-metadata-timestamp"]',
          ),
          full: attr("aria-label", "a.c-timestamp"),
          iso: attr("data-ts", "a.c-timestamp").map(isoFromSeconds),
        }),
        url: url(PERMALINK, 'a[href*="/files-pri/"]', 'a[href*="/files/"]'),
        id: oneOf(
          attr("data-id", '[data-id^="F"]'),
          attr("data-ts", "a.c-timestamp"),
          attr("href", PERMALINK).map(permalinkTs),
          attr("href", 'a[href*="/files-pri/"]').map(fileIdOf),
        ),
        ref: ref(self),
      },
    ),
    listing: derived<Search & { page: Pages; total: number }, Search["listing"]>(({ results = [], page, total }) => ({
      shown: results.length,
      ...(total !== undefined && { total }),
      complete:
        results.length === 0 ||
        (page?.of === undefined ? total !== undefined && results.length >= total : page.of === 1),
      ...(page && { page }),
    })),
  },
});
