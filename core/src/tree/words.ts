import { ROLES } from "../semantics/roles.js";

/** Roles of the tree beyond ARIA's own. */
const OTHER_ROLES =
  "audio canvas clickable color date datetime-local embed file iframe month object page text time video week".split(
    " ",
  );

export const isRole = (word: string): boolean => Object.hasOwn(ROLES, word) || OTHER_ROLES.includes(word);

/** What references begin with instead of their role. */
const SHORT: Readonly<Record<string, string>> = {
  search: "searchbox",
  combo: "combobox",
  click: "clickable",
};

/** The role that a reference begins with: `button481207` is a button, so that the line need not say it. */
export function roleOfRef(ref: string): string | undefined {
  const prefix = /^[a-z]+(?=\d)/.exec(ref)?.[0];
  if (prefix === undefined) return undefined;
  return SHORT[prefix] ?? (isRole(prefix) ? prefix : undefined);
}

/** What a line may begin with that is not text. */
const MARKED = /^(?:[#|!*\\"-]|@\w|page ")/;
const FIRST_WORD = /^([a-z][a-z-]*)(?=$|:| )/;

/** Text as it stands on a line of its own: marked where it would read as a node. */
export function textLine(text: string): string {
  const word = FIRST_WORD.exec(text)?.[1];
  return (MARKED.test(text) || (word !== undefined && isRole(word)) ? "\\" : "") + escapeRefs(text);
}

/** Nobody but the tree gives references: an at sign that begins a word is marked in what the page says. */
export const escapeRefs = (text: string): string => text.replace(/(^|\s)(?=\\*@\w)/g, "$1\\");

/** Text between the separators of a row: `|`, `; ` and braces are marked. */
export const escapeInline = (text: string): string => text.replace(/[|{]|;(?= |$)/g, "\\$&");

/** A name or description in quotes, on one line. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\n")}"`;

/** A value to the end of its line. */
export const oneLine = (text: string): string => text.replace(/\\/g, "\\\\").replace(/\r?\n/g, "\\n");
