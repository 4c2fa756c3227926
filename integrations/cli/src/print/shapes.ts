import { harmless } from "./style.js";

type Plain = Record<string, unknown>;

export const isRecord = (value: unknown): value is Plain =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const has = (value: Plain, needed: readonly string[], allowed: readonly string[] = []): boolean =>
  needed.every((key) => key in value) &&
  Object.keys(value).every((key) => needed.includes(key) || allowed.includes(key));

export const isRichText = (value: unknown): value is { text: string; markdown: string } =>
  isRecord(value) && has(value, ["text", "markdown"], ["truncated", "mentions"]);

/**
 * A value on one line as a person would write it; undefined for what needs more than a line. The shapes that all records
 * share (a person, a time, a link, a field of a form) are known by their keys.
 */
export function inline(value: unknown): string | undefined {
  if (value === null) return "none";
  if (typeof value === "string") return value.includes("\n") ? undefined : value === "" ? '""' : harmless(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return inlineList(value);
  if (!isRecord(value)) return undefined;
  if (isRichText(value)) return value.text.includes("\n") ? undefined : inline(value.text);
  const shape = SHAPES.find(({ fits }) => fits(value));
  return shape ? harmless(shape.write(value)) : inlineRecord(value);
}

const SHORT = 60;

/** A few short values under their keys: `send button-1, discard button-2`. */
function inlineRecord(record: Plain): string | undefined {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  const texts = entries.map(
    ([, value]) => (isRecord(value) || Array.isArray(value) ? undefined : inline(value)) ?? "\n",
  );
  const line = entries.map(([key], i) => `${harmless(key)} ${texts[i]}`).join(", ");
  return entries.length <= 4 && line.length <= SHORT && !line.includes("\n") ? line : undefined;
}

function inlineList(list: readonly unknown[]): string | undefined {
  if (list.length === 0) return "none";
  const items = list.map((item) => (isOneThing(item) ? inline(item) : undefined));
  return items.every((item) => item !== undefined) ? items.join(", ") : undefined;
}

/** What still reads as one thing among others on a line: a word, a person, a link; not a field of a form. */
const isOneThing = (value: unknown): boolean =>
  !isRecord(value) || (!isFormField(value) && SHAPES.some(({ fits }) => fits(value)));

const FORM_FIELD = ["label", "type", "dirty", "required", "readOnly", "visible", "source"];

export const isFormField = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && FORM_FIELD.every((key) => key in value);

interface Shape {
  fits(value: Plain): boolean;
  // biome-ignore lint/suspicious/noExplicitAny: `fits` has looked at the keys
  write(value: any): string;
}

const SHAPES: readonly Shape[] = [
  {
    // a time
    fits: (value) => has(value, ["text"], ["full", "iso"]),
    write: ({ text, full, iso }) =>
      [text, iso ?? full].filter((part, i, all) => part && all.indexOf(part) === i).join("  "),
  },
  {
    // a person
    fits: (value) => has(value, ["name"], ["id", "email", "handle", "isMe", "isBot", "inherited"]),
    write: ({ name, email, handle, id, isMe }) => {
      const more = email ? `<${email}>` : handle ? `@${handle}` : id ? `(${id})` : "";
      return [name, more, isMe ? "(me)" : ""].filter(Boolean).join(" ");
    },
  },
  { fits: (value) => has(value, ["text", "url"]), write: ({ text, url }) => `${text} ${url}` },
  {
    // how much of a list is drawn
    fits: (value) => has(value, ["shown", "complete"], ["total", "totalIsLowerBound", "page"]),
    write: ({ shown, complete, total, totalIsLowerBound }) =>
      `${shown} shown${total === undefined ? "" : ` of ${totalIsLowerBound ? "at least " : ""}${total}`}${complete ? ", complete" : ""}`,
  },
  {
    // another record
    fits: (value) => has(value, ["display"], ["id", "type", "url"]),
    write: ({ display, type, id }) => `${display}${type || id ? ` (${[type, id].filter(Boolean).join(" ")})` : ""}`,
  },
  {
    // a field of a form
    fits: isFormField,
    write: (field) => {
      const shown = field.masked
        ? "(masked)"
        : (field.display ?? field.value ?? (field.source === "unknown" ? "(not known)" : ""));
      const marks = [
        field.dirty && "changed",
        field.required && "required",
        field.readOnly && "read-only",
        field.disabled && "disabled",
        !field.visible && "hidden",
        field.error && `error: ${field.error}`,
      ].filter(Boolean);
      const raw = field.value !== undefined && field.value !== shown ? ` = ${field.value}` : "";
      return `${field.label}: ${shown}${raw}  [${[field.name, field.type, ...marks].filter(Boolean).join(", ")}]${field.ref ? `  ${field.ref}` : ""}`;
    },
  },
];
