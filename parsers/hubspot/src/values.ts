import { type Listing, wholeNumber } from "@onscreen/core";
import type { HubSpotRecord } from "./schema.js";

/** HubSpot's own numbers of its objects; every other type is a custom one or has no name here. */
const OBJECT_TYPES: Readonly<Record<string, HubSpotRecord["objectType"]>> = {
  "0-1": "contact",
  "0-2": "company",
  "0-3": "deal",
  "0-5": "ticket",
};

/** `0-3` → `deal`. */
export const objectTypeOf = (typeId: string): HubSpotRecord["objectType"] => OBJECT_TYPES[typeId] ?? "custom";

/** The number of a type by the word that older addresses carry. */
const typeIdOf = (word: string): string | undefined =>
  Object.entries(OBJECT_TYPES).find(([, name]) => name === word)?.[0];

const RECORD = /\/contacts\/\d+\/(?:record\/(\d+-\d+)|(contact|company|deal|ticket))\/(\d+)(?:[/?#]|$)/;

/** The record's type in an address: `/contacts/1/record/0-3/99/view/1` or, of earlier years, `/contacts/1/deal/99`. */
export function typeIdIn(address: string): string | undefined {
  const [, typeId, word] = RECORD.exec(address) ?? [];
  return typeId ?? (word && typeIdOf(word));
}

/** The record's id in an address. */
export const recordIdIn = (address: string): string | undefined => RECORD.exec(address)?.[3];

/** The first number in a path is the account. */
export const portalIdIn = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/[a-z-]+\/(\d+)(?:[/?#]|$)/.exec(address)?.[1];

/**
 * The object type in the name of a card: `card-wrapper-ASSOCIATION_V3/0-1`, `card-wrapper-OBJECT_HIGHLIGHT-FAS-0-5-1`.
 * A card that an administrator made has a number alone and names no type.
 */
export const typeIdOfCard = (name: string): string | undefined =>
  /(?:\/|-FAS-|card-content-)(\d+-\d+)(?:[-/]|$)/.exec(name)?.[1];

/** What follows a prefix in a test id; cut by length, because a property may be called `label-foo`. */
export const after =
  (...prefixes: readonly string[]) =>
  (testId: string): string | undefined => {
    const prefix = prefixes.find((one) => testId.startsWith(one));
    const name = prefix === undefined ? "" : testId.slice(prefix.length);
    return name === "" || name === "skeleton" ? undefined : name;
  };

/** Names of parts that are no names of properties. */
const PARTS = /^(?:property-row-|property-input-|crm-|card-|hover-|dropdown-|highlight-)/;

/** The test id of a row of a list of properties is the property's own name. */
export const propertyName = (testId: string): string | undefined => (PARTS.test(testId) ? undefined : testId);

/** The property's name in a cell's: `cell-0-5-hs_pipeline_stage-1001` → `hs_pipeline_stage`. Names hold `_`, seldom `-`. */
export const cellProperty = (name: string): string | undefined => /^cell-\d+-\d+-(.+)-\d+$/.exec(name)?.[1];

/** The record's id in a cell's name. */
export const cellRecord = (name: string): string | undefined => /^cell-\d+-\d+-.+-(\d+)$/.exec(name)?.[1];

/** The object type in a cell's or a header's name. */
export const cellType = (name: string): string | undefined => /^(?:cell|header)-(\d+-\d+)-/.exec(name)?.[1];

/** The property's name in a header's: `header-0-1-email` → `email`. */
export const headerProperty = (name: string): string | undefined => /^header-\d+-\d+-(.+)$/.exec(name)?.[1];

/** `row-1001` → `1001`. */
export const rowRecord = (name: string): string | undefined => /^row-(\d+)$/.exec(name)?.[1];

/** What is shown for nothing, in every language: "--", or "-" in narrow places. */
const NOTHING = /^[-\u2013\u2014]{1,2}$/;

/** A value as shown, "" for the sign of an empty one. */
export const shownValue = (text: string): string => (NOTHING.test(text) ? "" : text);

/** The same for values that are absent then. */
export const valueIfAny = (text: string): string | undefined => (NOTHING.test(text) ? undefined : text);

/** The same for records that say null. */
export const valueOrNull = (text: string): string | null => (NOTHING.test(text) ? null : text);

/** A label without its colon. */
export const label = (text: string): string => text.replace(/\s*[:\uFF1A]$/u, "");

/** A colon in a time of day parts no label from its value. */
const PAIR = /^([^:\uFF1A]+?)\s*(?:\uFF1A|:(?=\s|$))\s*(.*)$/u;

/** The label of a line that holds both: `Create date: Sep 3, 2026`. */
export const labelInLine = (line: string): string | undefined => PAIR.exec(line)?.[1];

/** The value of such a line. */
export const valueInLine = (line: string): string | undefined => PAIR.exec(line)?.[2];

const COUNTED = /^(.*?)\s*[(\uFF08]\s*(\p{Nd}[\p{Nd}.,'\u2019\s]*)(\+?)\s*[)\uFF09]$/u;

/** The words of a heading with a count: `Contacts (1)` → `Contacts`. */
export const headingTitle = (heading: string): string => COUNTED.exec(heading)?.[1] ?? heading;

/** The count of such a heading; `99+` is none. */
export function headingCount(heading: string): string | undefined {
  const [, , count, more] = COUNTED.exec(heading) ?? [];
  return more ? undefined : count?.trim();
}

/** The mail address in a link: `mailto:ada@example.com?subject=…`. */
export function mailAddress(link: string): string | undefined {
  const address = /^mailto:([^?]+)/i.exec(link)?.[1];
  try {
    return address && decodeURIComponent(address);
  } catch {
    return address;
  }
}

export type Count = Pick<Listing, "total" | "totalIsLowerBound">;

/** The count below a table: `2,498 tickets`, `1000+ tickets`. */
export function countIn(text: string): Count | undefined {
  const total = wholeNumber(text);
  if (total === undefined) return undefined;
  return { total, ...(/\d\s?\+/.test(text) && { totalIsLowerBound: true }) };
}

/** What a table shows of a list: all only where the page's own count says so, since rows are reused while it scrolls. */
export const listingOf = (shown: number, count: Count = {}, page?: number): Listing => ({
  shown,
  ...count,
  complete: count.total !== undefined && !count.totalIsLowerBound && shown >= count.total,
  ...(page !== undefined && { page: { number: page } }),
});
