import { type Listing, unlessEmpty } from "@onscreen/core";

/** `sc_req_item.request.requested_for` → `request.requested_for`: the field's name below its table. */
export const fieldName = (id: string): string => id.slice(id.indexOf(".") + 1);

/** `incident.do` → `incident`. */
export const tableOf = (action: string): string => action.replace(/\.do$/, "");

/** `sc_req_item.sc_task.request_item` → `sc_task`: the table of a related list, by its raw name. */
export function relatedTable(rawName: string): string | undefined {
  const parts = rawName.split(".");
  return parts.length > 2 ? parts[1] : undefined;
}

/** The first sys_id of an address or of an element's id: 32 hexadecimal digits, always in small letters (`ni.VE{sys_id}`). */
export const sysIdIn = (text: string): string | undefined => /(?<![0-9a-f])([0-9a-f]{32})(?![0-9a-f])/.exec(text)?.[1];

/** `2025-01-02 11:58:20`, which the platform keeps in UTC → ISO 8601. */
export function isoFromUtc(text: string): string | undefined {
  const time = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text.trim());
  return time ? `${time[1]}T${time[2]}Z` : undefined;
}

/** `short_description_1f3a` → `short_description`: the column of a header in a workspace. */
export const columnIn = (id: string): string | undefined => /^(.+)_[^_]*$/.exec(id)?.[1];

/** The record that a workspace's address leads to, the innermost: `…/record/interaction/1a50…/sub/record/incident/5f2c…`. */
const WORKSPACE_RECORD = /.*\/record\/(\w+)\/([0-9a-f]{32})(?![0-9a-f])/;
export const tableInWorkspace = (address: string): string | undefined => WORKSPACE_RECORD.exec(address)?.[1];
export const sysIdInWorkspace = (address: string): string | undefined => WORKSPACE_RECORD.exec(address)?.[2];

/** A column's sort direction as the platform marks it: `ASC`, `DESC`, `none`. */
export function direction(mark: string): "asc" | "desc" | undefined {
  const word = mark.trim().toLowerCase();
  return word === "asc" || word === "desc" ? word : undefined;
}

type Severity = "error" | "warning" | "info" | "success";

const SEVERITIES: Readonly<Record<string, Severity>> = {
  error: "error",
  danger: "error",
  critical: "error",
  high: "error",
  warning: "warning",
  moderate: "warning",
  info: "info",
  low: "info",
  success: "success",
  positive: "success",
};

/** What a message is, by its classes (`outputmsg_error notification-error`) or the status of an alert (`critical`). */
export function severityOf(classes: string): Severity | "unknown" {
  const mark = /(?:^|[_-])(error|danger|critical|high|warning|moderate|info|low|success|positive)(?:$|\s)/.exec(
    classes,
  )?.[1];
  return (mark && SEVERITIES[mark]) || "unknown";
}

/** Stands for a value that the person may not see: `****`, `••••`. */
export const isMask = (text: string): boolean => /^[*\u2022\u25CF]{3,}$/.test(text.trim());

/** Whether a text stands for a value that the person may not see; absent where it does not. */
export const masks = (text: string): true | undefined => isMask(text) || undefined;

/** A value of a field, unless the field is masked: `masks` of its row is known by then. */
export const unlessMasked = <T>(value: T, { row }: { row: Readonly<Record<string, unknown>> }): T | undefined =>
  row["masks"] ? undefined : value;

/** A cell, unless it shows a mask: then the row has none. */
export const unmaskedCell = <T extends { display: string }>(cell: T): T | undefined =>
  isMask(cell.display ?? "") ? undefined : cell;

/** Parts of a duration by their unit → `90 12:00:00`, as the platform writes it; `""` where all are empty. */
export function durationOf(parts: Readonly<Record<string, string>>): string | undefined {
  const [days, ...rest] = ["days", "hours", "minutes", "seconds"].map((unit) => parts[unit]?.trim() ?? "");
  const counts = [days ?? "", ...rest];
  if (counts.every((count) => count === "")) return "";
  if (!counts.every((count) => /^\d*$/.test(count))) return undefined;
  return `${Number(days)} ${rest.map((count) => count.padStart(2, "0")).join(":")}`;
}

/** Kinds of catalog questions by the platform's number for them. */
const QUESTION_KINDS: Readonly<Record<string, string>> = {
  "0": "container",
  "1": "yes_no",
  "2": "multi_line_text",
  "3": "multiple_choice",
  "4": "numeric_scale",
  "5": "select_box",
  "6": "single_line_text",
  "7": "checkbox",
  "8": "reference",
  "9": "date",
  "10": "date_time",
  "16": "wide_single_line_text",
  "21": "list_collector",
  "25": "masked",
  "26": "email",
  "28": "ip_address",
  "29": "duration",
};

/** The kind of a catalog question by its number; a number that is not known stays as it is. */
export const questionKind = (number: string): string => QUESTION_KINDS[number] ?? number;

/** `a170…=c859…,a570…=c859…,` → the variable's sys_id for the sys_id of its answer. */
export function variableOf(mapping: string, answer: string): string | undefined {
  return mapping
    .split(",")
    .map((pair) => pair.split("="))
    .find(([left]) => left === answer)?.[1];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A text without its white space, so that texts compare equal however they are indented. */
export const letters = (text: string): string => text.replace(/[\s\u00A0]+/g, "");

/** The letters of an HTML value. */
export const lettersOfHtml = (html: string): string =>
  letters(html.replace(/<[^>]*>/g, "").replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, decode));

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? "", 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** The table that an address leads to: `…/cmdb_ci.do?sys_id=…` → `cmdb_ci`. */
export const tableIn = (address: string): string | undefined => /\/(\w+)\.do(?:[?#]|$)/.exec(address)?.[1];

/** `alm_asset.cost,alm_asset.name` with `ASC,DESC` → the columns that a list is sorted by. */
export function sortedBy(fields: string, directions: string): { name: string; direction: string }[] | undefined {
  const marks = directions.split(",");
  const sorted = fields.split(",").flatMap((field, i) => {
    const found = direction(marks[i] ?? marks[0] ?? "");
    return found ? [{ name: fieldName(field.trim()), direction: found }] : [];
  });
  return unlessEmpty(sorted);
}

/** What a list says of its length: attributes of its table, and the number in its navigation bar. */
export interface ListCounts {
  counted?: string;
  total?: number;
  first?: string;
  size?: string;
}

/** How much of a list is on the page. A list that is not counted says 0 although it shows rows. */
export function listingOf(shown: number, { counted, total: inBar, first: start, size: perPage }: ListCounts): Listing {
  const total = [Number(counted ?? Number.NaN), inBar].find(
    (n) => n !== undefined && n >= Math.max(shown, 0) && !Number.isNaN(n),
  );
  const [first, size] = [Number(start ?? Number.NaN), Number(perPage ?? Number.NaN)];
  const page = size > 0 && first > 0 ? { number: Math.floor((first - 1) / size) + 1, size } : undefined;
  return {
    shown,
    ...(total !== undefined && { total }),
    complete: total !== undefined && shown >= total,
    ...(page && { page: { ...page, ...(total !== undefined && { of: Math.max(1, Math.ceil(total / page.size)) }) } }),
  };
}

/** The catalog item that an address leads to: an item, or a guide through several. */
export const itemIn = (address: string): string | undefined =>
  /[?&]sysparm_(?:id|guide)=([0-9a-f]{32})(?:&|$)/.exec(address)?.[1];

/** The words of a search in the address that a page keeps of itself, whose parameters it parts by `@99@`. */
export function searchedFor(address: string): string | undefined {
  const words = /[?&@]sysparm_search=([^&@]*)/.exec(address)?.[1];
  if (!words) return undefined;
  try {
    return decodeURIComponent(words.replace(/\+/g, " "));
  } catch {
    return words;
  }
}
