/** Number types of the dictionary. */
const WHOLE = new Set(["integer", "longint", "order_index", "percent_complete"]);
const NUMBERS = new Set([...WHOLE, "decimal", "float", "numeric", "price", "currency", "currency2"]);
const DATES = new Set(["date", "glide_date", "date_time", "glide_date_time", "due_date", "time", "glide_time"]);

/**
 * Whether a raw value says the same as the one that the form was opened with. What the form rewrites by itself is no
 * difference: line ends, blanks around a date, the grouping of digits, `""` for an unticked box.
 *
 * @returns undefined where the two can't be compared: `1.234` may be 1234 or 1 and a bit.
 */
export function sameValue(type: string, original: string, value: string): boolean | undefined {
  if (original === value) return true;
  if (type === "boolean" || type === "checkbox" || type === "yes_no") return tick(original) === tick(value);
  if (NUMBERS.has(type)) return sameNumber(original, value, WHOLE.has(type));
  if (DATES.has(type)) return original.trim() === value.trim();
  if (type === "glide_list" || type === "list_collector") return members(original) === members(value);
  return unixLines(original) === unixLines(value);
}

const unixLines = (text: string): string => text.replace(/\r\n?/g, "\n");

const members = (list: string): string =>
  list
    .split(",")
    .map((id) => id.trim())
    .filter(Boolean)
    .join(",");

function tick(text: string): string {
  const word = text.trim().toLowerCase();
  if (word === "" || word === "0") return "false";
  return word === "1" || word === "on" ? "true" : word;
}

/** Amounts as the form writes them: `USD;3,149.91`, `3149.91`, `1.234,50`. */
function sameNumber(original: string, value: string, whole: boolean): boolean | undefined {
  const [left, right] = [amount(original), amount(value)];
  if (left.currency && right.currency && left.currency !== right.currency) return false;
  if (left.digits === right.digits) return true;
  const [one, other] = [readings(left.digits, whole), readings(right.digits, whole)];
  if (one.length === 0 || other.length === 0) return left.digits.trim() === right.digits.trim();
  if (one.length === 1 && other.length === 1) return one[0] === other[0];
  return one.some((number) => other.includes(number)) ? undefined : false;
}

function amount(text: string): { currency?: string; digits: string } {
  const [currency, rest] = text.includes(";") ? (text.split(";", 2) as [string, string]) : [undefined, text];
  return { currency: currency?.trim() || undefined, digits: rest.replace(/[\s\u00A0\u202F'’]/g, "") };
}

/** The numbers that a text can mean: a lone separator before three digits groups them or begins a fraction. */
function readings(digits: string, whole: boolean): number[] {
  if (!/^[-+]?[\d.,]*\d$/.test(digits)) return [];
  const separators = digits.replace(/[^.,]/g, "");
  const plain = (decimal: string): number =>
    Number(digits.replaceAll(decimal === "." ? "," : ".", "").replace(",", "."));
  const grouped = Number(digits.replace(/[.,]/g, ""));
  if (whole || separators === "") return [grouped];
  if (new Set(separators).size === 2) return [plain(separators.at(-1) as string)];
  if (separators.length > 1) return [grouped];
  return /[.,]\d{3}$/.test(digits) ? [...new Set([plain(separators), grouped])] : [plain(separators)];
}

/** What is known of a field when its change is judged. */
export interface Evidence {
  type: string;
  /** Raw, as it stands in the form. */
  now?: string | undefined;
  /** Raw, as it was when the form was opened. */
  loaded?: string | undefined;
  /** The page itself marks the field as changed since it was loaded. */
  marked: boolean;
  /** Whether `now` is what stands in the form, not what the server once sent. */
  current: boolean;
}

/** Whether a field was changed and not saved; null where it can't be known. */
export function isDirty({ type, now, loaded, marked, current }: Evidence): boolean | null {
  const byMark = marked ? true : null;
  if (now === undefined || !current) return byMark;
  if (type === "journal_input") return now !== "";
  if (loaded === undefined) return byMark;
  const same = sameValue(type, loaded, now);
  return same === undefined ? byMark : !same;
}

/** Whether anything in a form is dirty: one that is decides, one that can't be known leaves it open. */
export function anyDirty(fields: readonly { dirty?: boolean | null }[]): boolean | null {
  if (fields.some(({ dirty }) => dirty === true)) return true;
  return fields.some(({ dirty }) => dirty === null) ? null : false;
}
