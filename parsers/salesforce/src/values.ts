import { type Listing, wholeNumber } from "@onscreen/core";

/** `sfdc:RecordField.Lead.Solution__c` → `Solution__c`. */
export const fieldOf = (target: string): string => target.slice(target.lastIndexOf(".") + 1);

/** `sfdc:RecordField.Lead.Solution__c` → `Lead`. */
export const objectOfTarget = (target: string): string | undefined => /^sfdc:RecordField\.(\w+)\./.exec(target)?.[1];

/** The id in a record's address: `/lightning/r/Product2/01td0000000n9XVAAY/view`. */
export const recordIdIn = (address: string): string | undefined =>
  /\/(?:lightning\/r|sObject)\/(?:\w+\/)?([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/.exec(address)?.[1];

/** The object in a record's address; older addresses leave it out. */
export const objectIn = (address: string): string | undefined =>
  /\/lightning\/r\/(\w+)\/(?:[A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/.exec(address)?.[1];

/** Key prefixes of standard objects, the same in every organisation. */
const PREFIXES: Readonly<Record<string, string>> = {
  "001": "Account",
  "003": "Contact",
  "005": "User",
  "006": "Opportunity",
  "00Q": "Lead",
  "00T": "Task",
  "00U": "Event",
  "500": "Case",
  "701": "Campaign",
};

/** The object of a standard record by its id. */
export const objectOfId = (id: string): string | undefined => PREFIXES[id.slice(0, 3)];

/** Whether a row's key is a record's id: rows of other data are numbered (`row-1`). */
export const asRecordId = (key: string): string | undefined =>
  /^[A-Za-z0-9]{3}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$/.test(key) && /\d/.test(key) ? key : undefined;

/** `Amount-currency-3` → its field and type; a column without a field has its number there (`0-button-icon-0`). */
export function columnOf(key: string): { name?: string; type?: string } {
  const [, name = "", type = ""] = /^([^-]+)-(.+)-\d+$/.exec(key) ?? [];
  return { ...(name && !/^\d+$/.test(name) && { name }), ...(type && { type }) };
}

/** Blanks inside a label are folded as the page shows them. */
export const folded = (label: string): string | undefined => label.replace(/\s+/g, " ").trim() || undefined;

/** A label of a card's field without its colon. */
export const withoutColon = (label: string): string => label.replace(/\s*[:\uFF1A]$/, "");

export interface Count {
  count: number;
  isLowerBound: boolean;
}

/** The count of a heading, `(3)`, `(3+)`, or of a list's status, `50+ items • Sorted by Name • …`, in any language. */
export function countOf(status: string): Count | undefined {
  const [first = ""] = status.split(/[•·]/);
  const count = wholeNumber(first);
  return count === undefined ? undefined : { count, isLowerBound: /\d\s*\+|\+\s*\d/.test(first) };
}

/** What of a list is drawn. Without a count of the page's own nothing is said to be complete. */
export const listingOf = (shown: number, counted?: Count): Listing => ({
  shown,
  ...(counted && { total: counted.count }),
  ...(counted?.isLowerBound && { totalIsLowerBound: true }),
  complete: counted !== undefined && !counted.isLowerBound && counted.count === shown,
});

/** Whether a value is masked: `********`, `XXX-XX-6789`. Such a field is shown to those who may not see it. */
export const isMask = (shown: string): boolean =>
  /^[*•●]{3,}/.test(shown) || /^(?:X{3,}[-\s])+\w{0,4}$/.test(shown) || /^X{2,3}-X{2}-\w{4}$/.test(shown);

/** A shown value, unless it is a mask: that says nothing of what is behind it. */
export const unmasked = (shown: string): string | undefined => (isMask(shown) ? undefined : shown);

/** A cell, unless it shows or keeps a mask: then the row has none. */
export const unmaskedCell = <T extends { display: string; raw?: string }>(cell: T): T | undefined =>
  isMask(cell.display ?? "") || isMask(cell.raw ?? "") ? undefined : cell;

/** A value of a field, unless the field is masked: `masks` of its row is known by then. */
export const unlessMasked = <T>(value: T, { row }: { row: Readonly<Record<string, unknown>> }): T | undefined =>
  row["masks"] ? undefined : value;

/** Items that have a label: one without is a placeholder that was not drawn yet. */
export const withLabel = <T extends { label: string }>(items: T[]): T[] =>
  items.filter(({ label }) => label !== undefined);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The API name of a part of a compound field: `firstName` of `Name` is `FirstName`, `province` of `MailingAddress` is
 * `MailingState`. Parts of a name are the same on every object; parts of an unknown address keep their own name.
 */
export function partName(part: string, compound: string | undefined): string {
  if (PARTS_OF_NAME.has(part)) return capital(part);
  const custom = /^(\w+)__c$/.exec(compound ?? "")?.[1];
  if (custom) return `${custom}__${CUSTOM_PARTS[part] ?? capital(part)}__s`;
  const prefix = /^(\w*)Address$/.exec(compound ?? "")?.[1];
  return prefix === undefined ? part : prefix + (part === "province" ? "State" : capital(part));
}

const CUSTOM_PARTS: Readonly<Record<string, string>> = { province: "StateCode", country: "CountryCode" };
const PARTS_OF_NAME = new Set(["salutation", "firstName", "middleName", "lastName", "suffix", "informalName"]);

/** A control's name where it says something: generated ones end in a number. */
export const namedBy = (name: string): string | undefined => (/-\d+$/.test(name) ? undefined : name);

/** The record in an address of Classic: `/0015000000AbCdE`, `/0015000000AbCdE/e`. */
export const classicRecord = (address: string): string | undefined =>
  /^(?:https?:\/\/[^/]+)?\/([A-Za-z0-9]{18}|[A-Za-z0-9]{15})(?:[/?#]|$)/.exec(address)?.[1];

/** Classic's own name of a field by the id of an element: `acc2_ilecell` → `acc2`, `CF00N50000001AbCd` → `00N50000001AbCd`. */
export const classicField = (id: string): string => id.replace(/_ile(?:inner|cell)$/, "").replace(/^CF(?=00N)/, "");
