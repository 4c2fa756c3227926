import type { Person } from "@onscreen/core";

export interface Recipients {
  to: Person[];
  cc: Person[];
  bcc: Person[];
  /** The lists may be incomplete, or hold copies among the recipients. */
  truncated: boolean;
}

/**
 * Who a message went to. The line under the sender names recipients and copies together. The open details have a row for
 * each, but which row is which is told by a translated label alone: from, reply-to, to, cc and bcc stand in this order, and
 * only where it leaves no doubt are they told apart.
 *
 * @param summary the people of the short line.
 * @param details the rows of the open details that hold people, the sender's first; none while they are closed.
 */
export function recipientsOf(summary: readonly Person[], details: readonly Person[][]): Recipients {
  const rows = details.slice(1);
  const known = new Set(summary.map(({ email }) => email));
  // an answer goes to an address that the message did not
  if (rows.length > 1 && summary.length > 0 && !rows[0]?.some(({ email }) => known.has(email))) rows.shift();
  const [to, cc, bcc] = rows;
  if (to && rows.length === 1) return { to, cc: [], bcc: [], truncated: false };
  if (to && cc && bcc && rows.length === 3) return { to, cc, bcc, truncated: false };
  const all = rows.flat();
  return { to: all.length > 0 ? all : [...summary], cc: [], bcc: [], truncated: true };
}
