import {
  absent,
  attr,
  constant,
  defineView,
  derived,
  type Field,
  group,
  type Listing,
  list,
  moment,
  number,
  oneOf,
  ref,
  self,
  text,
  url,
  when,
} from "@onscreen/core";
import { messages } from "./form.js";
import { addresses, pageWith } from "./pages.js";
import { Catalog, type Item } from "./schema.js";
import { itemIn, searchedFor, sysIdIn } from "./values.js";

const heading = text(
  '.sc_header [role=heading][aria-level="1"]',
  "#category_description h1",
  ".sc_header [aria-current=page]",
);

/** The catalog's first page: items in its widgets. Tiles lead to categories and are no items. */
export const home = defineView({
  name: "servicenow.catalog",
  layout: "home",
  record: Catalog,
  ...addresses("catalog_home\\.do"),
  root: [`${pageWith("#homepage_grid")}:has(.sc_header)`],
  fields: {
    kind: constant("home"),
    title: heading,
    query: absent,
    listing: absent,
    number: absent,
    placed: absent,
    delivery: absent,
    total: absent,
    messages,
    items: list<Item>(
      ["a.service_catalog[href*='servicecatalog_cat_item']"],
      { key: "sysId", unique: true },
      {
        sysId: attr("href", self).map(itemIn),
        title: text(self),
        description: absent,
        price: absent,
        recurringPrice: absent,
        quantity: absent,
        stage: absent,
        url: url(self),
        ref: ref(self),
      },
    ),
  },
});

/** An amount and how often it is due stand in two places. */
const amountAndFrequency = (amount: string, frequency: string): Field<string> =>
  group<{ amount: string; frequency: string }>({ amount: text(amount), frequency: text(frequency) }).map(
    ({ amount: each, frequency: often }) => (each && often ? `${each} ${often}` : each),
  );

/** The frame's own page, which the page keeps for itself. */
const searched = 'input[name="sysparm_referring_url"][value^="catalog_find.do"]';
const itemLink = 'a[id^="item_link_"]';

/** The items of a category, or what a search of the catalog found. */
export const category = defineView({
  name: "servicenow.catalog",
  layout: "category",
  record: Catalog,
  ...addresses("(?:com\\.glideapp\\.servicecatalog_category_view(?:_v2)?|catalog_find)\\.do"),
  root: [pageWith(".sc_category_item", ".sc_category_item_hover", "#category_description")],
  authored: [".sc_item_details"],
  fields: {
    kind: oneOf<"search" | "category">(when("search", searched), constant("category")),
    title: heading,
    query: attr("value", searched).map(searchedFor),
    number: absent,
    placed: absent,
    delivery: absent,
    total: absent,
    messages,
    items: list<Item>(
      [".sc_category_item", ".sc_category_item_hover"],
      { key: "sysId", not: ["[style*='display:none'] .sc_category_item"] },
      {
        sysId: oneOf(attr("href", itemLink).map(itemIn), attr("id", itemLink).map(sysIdIn)),
        title: text(itemLink),
        description: text("div:not([id]) > .no_underline_table"),
        price: text(".sc_category_item_right").without(".recurring_price_span", ".recurring_frequency_span"),
        recurringPrice: amountAndFrequency(".recurring_price_span", ".recurring_frequency_span"),
        quantity: absent,
        stage: absent,
        url: url(itemLink),
        ref: ref(itemLink),
      },
    ),
    // pages of items are not counted anywhere
    listing: derived<Catalog, Listing>(({ items = [] }) => ({ shown: items.length, complete: false })),
  },
});

const requestLink = "a.requestItemUrl";

/** The state of an order after it was placed. */
export const order = defineView({
  name: "servicenow.catalog",
  layout: "order",
  record: Catalog,
  ...addresses("com\\.glideapp\\.servicecatalog_checkout_view(?:_v2)?\\.do"),
  root: [pageWith("#sc_order_status_intro_text")],
  fields: {
    kind: constant("order"),
    title: text("#page_title[role=heading]"),
    query: absent,
    listing: absent,
    number: text("#requesturl"),
    placed: moment({ text: text("#sc_order_status_intro_text dl > dd:first-of-type") }),
    delivery: moment({ text: text("#delivery_date") }),
    total: text(".checkoutTotalSum"),
    messages,
    items: list<Item>(
      ["tr.sc_item_row"],
      { key: "sysId" },
      {
        sysId: attr("href", requestLink).map(sysIdIn),
        title: text(requestLink),
        description: absent,
        price: text(".sc_os_price").without(".font_smaller"),
        recurringPrice: text(".sc_os_price .font_smaller"),
        quantity: number(".sc_os_quantity"),
        // steps that were passed over are marked like the current one
        stage: attr("title", '[stage="true"][selected="true"]:not(:has(img[src*="step-over"])) > li'),
        url: url(requestLink),
        ref: ref(requestLink),
      },
    ),
  },
});
