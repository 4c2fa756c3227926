import {
  type Attachment,
  absoluteUrl,
  attr,
  checked,
  derived,
  type FieldsOf,
  list,
  moment,
  oneOf,
  type Person,
  person,
  ref,
  richText,
  self,
  text,
  url,
  when,
  within,
} from "@onscreen/core";
import { type Recipients, recipientsOf } from "./recipients.js";
import { BODY, quotedParts, written } from "./richtext.js";
import type { Message } from "./schema.js";
import { attachmentId, downloadOf, isDriveUrl, plainId, sizeShown } from "./values.js";

/** A name and address that stand in attributes of what shows them. */
export const named = {
  name: oneOf(attr("name", self), text(self), attr("email", self)),
  email: attr("email", self),
};

const people = (...selectors: string[]) =>
  list<Person>(selectors, { key: ["email", "name"], unique: true }, person<Person>(named));

/** Rows of the open details that hold people: from, then reply-to, to, cc and bcc, as far as there are any. */
const detailRows = list<Person[]>([".ajC tr:has(.gL [email])"], {}, people(".gL [email]"));

const download = attr("download_url", self).map(downloadOf);

/** Cards of attached files; one that is not loaded yet has no name. */
export const cards = list<Attachment>(
  ["[download_url]", ".aQH .aZo"],
  { key: ["url", "name"] },
  {
    name: oneOf(
      text(".aV3"),
      download.map(({ name }) => name),
    ),
    mime: download.map(({ mime }) => mime),
    size: text(".SaH2Ve").map(sizeShown),
    url: oneOf(
      download.map(({ url: address }, { reading }) => absoluteUrl(address, reading.page.url) ?? undefined),
      url("a[href]"),
    ),
    id: derived<Attachment, string>(({ url: address }) => address && attachmentId(address)),
    inDrive: derived<Attachment, boolean>(({ url: address }) => (address && isDriveUrl(address) ? true : undefined)),
  },
).map((found) => found.filter(({ name }) => name));

/** Values that the table below needs beside those of the record. */
export interface MessageRow extends Message {
  summary: Person[];
  details: Person[][];
  recipients: Recipients;
  preview: string;
}

/** What only a message that stands open shows. */
const whenOpen = (row: Readonly<Record<string, unknown>>): boolean => row["state"] === "expanded";

export const messageGiven = {
  summary: people(".hb [email]"),
  details: detailRows,
  recipients: derived<MessageRow, Recipients>(({ summary = [], details = [] }) => recipientsOf(summary, details)),
  preview: text(".iA", ".g6"),
};

export const messageFields: FieldsOf<Message> = {
  id: attr("data-message-id", self, "[data-message-id]").map(plainId),
  legacyId: attr("data-legacy-message-id", self, "[data-legacy-message-id]").map(plainId),
  state: oneOf<Message["state"]>(
    when("hidden", ":scope.kQ", ":scope.kx"),
    when("expanded", ":scope.h7", ":scope[aria-expanded=true]"),
    when(
      "unloaded",
      ":scope.kv:not(:has([data-message-id]))",
      ":scope[aria-expanded=false]:not(:has([data-message-id]))",
    ),
    when("collapsed", ":scope.kv", ":scope.ky", ":scope[aria-expanded=false]"),
  ),
  from: person<Person>(named, ".gF [email]", "h3 [email]", ".gD[email]"),
  to: derived<MessageRow, Person[]>(({ recipients }) => recipients?.to),
  cc: derived<MessageRow, Person[]>(({ recipients }) => recipients?.cc),
  bcc: derived<MessageRow, Person[]>(({ recipients }) => recipients?.bcc),
  recipientsTruncated: derived<MessageRow, boolean>(({ recipients }) => recipients?.truncated),
  date: moment({ text: text(".g3", ".gK [title]"), full: attr("title", ".g3", ".gK [title]") }),
  starred: checked(".zd[role=checkbox]", ".gK [role=checkbox]"),
  snippet: derived<MessageRow, string>(({ state, preview }) => (state === "expanded" ? undefined : preview)),
  clipped: when(true, ".iX a", within(BODY, ".iX a")),
  body: richText(BODY, written).map((body, { row }) => (whenOpen(row) ? body : undefined)),
  quoted: richText(BODY, quotedParts).map((quote, { row }) =>
    whenOpen(row) && quote.markdown !== "" ? quote : undefined,
  ),
  attachments: cards,
  ref: ref(self),
};
