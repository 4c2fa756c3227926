import { formDecoded } from "./values.js";

/**
 * A conversation's or draft's id in the address: 16 hexadecimal digits until 2018, since then a long run of letters without
 * vowels. It can't be decoded to an id of the page.
 */
const TOKEN = "(?:[0-9a-f]{16}|[b-df-hj-np-tv-zB-DF-HJ-NP-TV-Z]{28,})";
const IS_TOKEN = new RegExp(`^${TOKEN}$`);
const LISTS = "inbox|starred|snoozed|sent|outbox|drafts|imp|important|scheduled|all|spam|trash|chats";
const NAMED_LISTS = "label|category|search|advanced-search|section_query|create-filter";
/** Lists whose own name is the next part of the address. */
const NAMED = new RegExp(`^(?:${NAMED_LISTS})$`);
const END = "(?:/p\\d+)?(?:\\?.*)?$";

/** Where a list is: a hash of a mailbox or search that does not go on to a conversation. */
export const LIST_ROUTE = new RegExp(
  `#(?:(?:${LISTS})|(?:${NAMED_LISTS})/(?!(?:[^?]*/)?${TOKEN}(?:\\?|$))[^?]*?)${END}`,
);

/** Where a conversation is: a hash whose last part is one's id. */
export const THREAD_ROUTE = new RegExp(`#[^?]*/${TOKEN}(?:\\?.*)?$`);

/** Where a draft is: the hash or the window's address says so. */
export const DRAFT_ROUTE = /#[^?]*\?(?:.*&)?compose=[A-Za-z]|\/mail\/.*[?&]view=cm\b/;

export interface Route {
  /** The part of Gmail, decoded: `inbox`, `label/Receipts`. */
  mailbox?: string;
  /** What is searched for, where the address has it. */
  query?: string;
  /** A search whose words stand in the search box alone. */
  advanced?: boolean;
  /** The number of a page after the first. */
  page?: number;
}

/** What an address says about the list on the screen: `…#search/from%3Aada/p2` → `{ query: "from:ada", page: 2 }`. */
export function routeOf(url: string): Route {
  const hash = /#([^?]*)/.exec(url)?.[1] ?? "";
  const parts = hash.split("/").filter(Boolean);
  if (parts.length > 1 && IS_TOKEN.test(parts.at(-1) as string)) parts.pop();
  const [list, ...names] = parts;
  const numbered = names.length > (NAMED.test(list ?? "") ? 1 : 0);
  const number = numbered ? /^p(\d+)$/.exec(names.at(-1) as string)?.[1] : undefined;
  if (number !== undefined) names.pop();
  const page = number === undefined ? {} : { page: Number(number) };
  if (list === undefined) return page;
  if (list === "search") return { ...page, ...(names[0] !== undefined && { query: formDecoded(names[0]) }) };
  if (/^(?:advanced-search|create-filter|section_query)$/.test(list)) return { ...page, advanced: true };
  return { ...page, mailbox: [list, ...names.map(formDecoded)].join("/") };
}
