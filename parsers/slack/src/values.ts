import type { RichText } from "@onscreen/core";
import type { Card, Mention, Message } from "./schema.js";

/**
 * The key at the end of an id: `1628168640.000300`, `message-list_1788272266.112233`, `C1-…-thread-list-Thread_1788272300.000100`.
 * Separators of days and composers carry none.
 */
export const tsOf = (id: string): string | undefined => /(?:^|[_-])(\d{10}\.\d{6})$/.exec(id)?.[1];

/** The key in a permalink: `/archives/C1/p1788272266112233?thread_ts=…` → `1628168640.000300`. */
export function permalinkTs(address: string): string | undefined {
  const [, seconds, counter] = /\/archives\/[A-Z0-9]+\/p(\d{10})(\d{6})(?:[/?#]|$)/.exec(address) ?? [];
  return seconds && `${seconds}.${counter}`;
}

/** The thread that a permalink belongs to: `…?thread_ts=1788272266.112233&cid=C1`. */
export const permalinkThreadTs = (address: string): string | undefined =>
  /[?&]thread_ts=(\d{10}\.\d{6})(?:&|$)/.exec(address)?.[1];

/** The channel in a permalink. */
export const permalinkChannel = (address: string): string | undefined =>
  /\/archives\/([CDG][A-Z0-9]+)(?:[/?#]|$)/.exec(address)?.[1];

const THREAD_KEY = /(?:^|[-/])([CDG][A-Z0-9]{4,})-(\d{10}\.\d{6})(?![\d.])/;

/** The channel in the key of a thread, as ids and addresses carry it: `threads_view_footer-C06ABCDE-1788280000.000100`. */
export const threadKeyChannel = (id: string): string | undefined => THREAD_KEY.exec(id)?.[1];

/** The first message's key in the key of a thread. */
export const threadKeyTs = (id: string): string | undefined => THREAD_KEY.exec(id)?.[2];

/** A person's id in the address of a profile (`/team/U1…`) or of a picture (`ca.slack-edge.com/T1…-U1…-hash-48`). */
export const userOf = (address: string): string | undefined =>
  /\/team\/([UW][A-Z0-9]{4,})(?:[/?#]|$)/.exec(address)?.[1] ??
  /\.slack-edge\.com\/[TE][A-Z0-9]+-([UW][A-Z0-9]{4,})-/.exec(address)?.[1];

/** A file's id in its address: `/files-pri/T1…-F1…/image.png`, `/files/U1…/F1…/notes`. */
export const fileIdOf = (address: string): string | undefined => /[-/](F[A-Z0-9]{6,})(?:[/?#]|$)/.exec(address)?.[1];

/** An emoji's name in colons, whether the page says it with or without: `wave` → `:wave:`. */
export const emojiName = (name: string): string => `:${name.replace(/^:|:$/g, "")}:`;

/** The name in the line that screen readers get before a message: `Ada Byron: ` → `Ada Byron`. */
export const spokenName = (line: string): string | undefined => line.replace(/\s*[:：]\s*$/u, "") || undefined;

/** What an id stands for by its first letter (https://docs.slack.dev/reference/objects/user-object, …/usergroup-object). */
export function mentionKind(id: string | undefined): Mention["kind"] | undefined {
  if (id === undefined) return undefined;
  if (/^BK/.test(id)) return "broadcast";
  if (/^[UW][A-Z0-9]+$/.test(id)) return "user";
  if (/^S[A-Z0-9]+$/.test(id)) return "group";
  return /^[CG][A-Z0-9]+$/.test(id) ? "channel" : undefined;
}

/** Only the ids that Slack has: the composer marks a name that fits several people as UNVERIFIED, everybody as BKchannel. */
export const mentionId = (id: string): string | undefined =>
  /^[CGSUW][A-Z0-9]{4,}$/.test(id) && id !== "UNVERIFIED" ? id : undefined;

/** A channel's name without the sign that stands before it: `#tearoom` → `tearoom`. */
export const withoutSign = (name: string): string => name.replace(/^#/, "");

/** The workspace in a title of three parts, `general - Acme - Slack`; any other title leaves it open. */
export function teamInTitle(title: string): string | undefined {
  const [, team, brand, ...more] = title.split(" - ");
  return brand !== undefined && more.length === 0 ? team : undefined;
}

/** D… is a direct conversation with one person; the other letters leave it open. */
export const typeOfId = (id: string): "im" | undefined => (/^D[A-Z0-9]+$/.test(id) ? "im" : undefined);

/** Where a link leads, without Slack's own stop on the way. */
export function destination(address: string): string {
  const stop = /^https?:\/\/(?:www\.)?slack-redir\.net\/link\?(?:.*&)?url=([^&]+)/.exec(address)?.[1];
  if (!stop) return address;
  try {
    return decodeURIComponent(stop);
  } catch {
    return address;
  }
}

/** A card whose link stands in the text is its preview; without such a link it came with the message. */
export function cardKind(card: Partial<Card>, message: Partial<Message>): "unfurl" | "app" {
  const inText = (message.links ?? []).some(({ url }) => card.url !== undefined && sameAddress(url, card.url));
  return inText || message.sender?.isBot !== true ? "unfurl" : "app";
}

const sameAddress = (a: string, b: string): boolean => a.replace(/\/$/, "") === b.replace(/\/$/, "");

/** Several regions of one message as one text. */
export function joined(texts: readonly RichText[]): RichText {
  const written = texts.filter(({ text }) => text !== "");
  const mentioned = written.flatMap(({ mentions }) => mentions ?? []);
  return {
    text: written.map(({ text }) => text).join("\n"),
    markdown: written.map(({ markdown }) => markdown).join("\n\n"),
    ...(written.some(({ truncated }) => truncated) && { truncated: true }),
    ...(mentioned.length > 0 && { mentions: mentioned }),
  };
}
