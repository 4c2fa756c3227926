import type { IssueRow, Status } from "./schema.js";

/** One cell of a service queue; a row is no element there, its cells name it. */
export interface QueueCell {
  at: { key: string; name: string };
  shown: string | null;
  url?: string;
  type?: string;
  status?: Status;
  ref: string;
}

/** `…cell-wrapper-rowABC-12-customfield_1` → row `ABC-12`, column `customfield_1`. */
export function cellAt(name: string): QueueCell["at"] | undefined {
  const [, key, column] = /cell-wrapper-row([A-Z][A-Z0-9_]*-\d+)-(.+)$/.exec(name) ?? [];
  return key && column ? { key, name: column } : undefined;
}

/** The rows of a queue by its cells, in their order; a row is referred to by its first cell. */
export function rowsOf(cells: readonly QueueCell[]): IssueRow[] {
  const rows = new Map<string, IssueRow>();
  for (const { at, shown, url, type, status, ref } of cells) {
    const row = rows.get(at.key) ?? { key: at.key, fields: {}, ref };
    rows.set(at.key, {
      ...row,
      ...(url && !row.url && { url }),
      ...(type && at.name === "issuetype" && { type }),
      ...(status && at.name === "status" && { status }),
      ...(shown && at.name === "summary" && { summary: shown }),
      fields: { ...row.fields, [at.name]: shown },
    });
  }
  // no label is known of these columns, so that both are keyed by name
  return [...rows.values()].map((row) => ({ ...row, fieldsByName: row.fields }));
}
