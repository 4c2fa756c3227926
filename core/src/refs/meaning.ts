import type { Identity } from "./identity.js";

export type Sameness = "same" | "renamed" | "contextChanged" | "other";

/**
 * Whether the element that was given a reference still means what it meant. The node being the same says nothing: virtual
 * lists give their nodes to other rows.
 */
export function sameness(was: Identity, is: Identity): Sameness {
  if (
    was.role !== is.role ||
    was.type !== is.type ||
    was.tag !== is.tag ||
    was.scope !== is.scope ||
    was.value !== is.value
  )
    return "other";
  if (differ(was.testId, is.testId) || differ(was.control, is.control) || differ(was.id, is.id)) return "other";
  if (!sameItem(was, is)) return "other";
  // another name for what leads elsewhere is another thing
  if (was.name !== is.name) return isAnchored(was, is) && !differ(was.href, is.href) ? "renamed" : "other";
  if (differ(was.href, is.href)) return isAnchored(was, is) && was.name ? "contextChanged" : "other";
  // without a name and without a hook there is nothing that the element says of itself
  if (isMute(was)) return was.landmark === is.landmark && was.heading === is.heading ? "same" : "other";
  if (was.route !== is.route || was.heading !== is.heading) return isSteady(was) ? "same" : "contextChanged";
  return "same";
}

const differ = (a: string, b: string): boolean => a !== b && a !== "" && b !== "";
const hasHook = (i: Identity): boolean => Boolean(i.testId || i.id || i.control || i.href);

/** Says nothing of itself, and no record says it: only what stands beside it tells it from others. */
export const isMute = (i: Identity): boolean => !i.name && !hasHook(i) && !i.items[0]?.some(isRecordKey);

function sameItem(was: Identity, is: Identity): boolean {
  const a = was.items[0];
  const b = is.items[0];
  if (!a && !b) return was.unkeyed === is.unkeyed;
  if (!a || !b) return false;
  const shared = a.filter((key) => b.includes(key));
  return shared.some(isRecordKey) || (shared.length > 0 && sameOuterItems(was, is));
}

/** A key that names a record, and not only what it says. */
export const isRecordKey = (key: string): boolean => /^[dh]:/.test(key);

/** Whether the items around the innermost agree: "Preview" says nothing but of which row. */
export function sameOuterItems(a: Identity, b: Identity): boolean {
  const outer = Math.min(a.items.length, b.items.length);
  for (let i = 1; i < outer; i++) if (!a.items[i]?.some((key) => b.items[i]?.includes(key))) return false;
  return true;
}

/** Enough besides the name to know that it is the same thing under a new name. */
function isAnchored(was: Identity, is: Identity): boolean {
  if (was.landmark !== is.landmark || was.form !== is.form) return false;
  if (hasHook(was) && (was.testId || was.id || was.control)) return true;
  const keys = (was.items[0] ?? []).filter(isRecordKey);
  return keys.length > 0 || (!was.items[0] && !is.items[0] && !was.unkeyed);
}

/** Navigation and page chrome mean the same on every route, and so does a link: it leads where it led. */
export const isSteady = (i: Identity): boolean =>
  /\/(?:navigation|banner|contentinfo)/.test(i.landmark) || i.href !== "" || Boolean(i.items[0]?.some(isRecordKey));

/** Whether two identities name the same record: one item's id or address, or an id that a person gave. */
export function isSameRecord(was: Identity, is: Identity): boolean {
  const keys = is.items[0] ?? [];
  return (
    (was.id !== "" && was.id === is.id) || Boolean(was.items[0]?.some((key) => isRecordKey(key) && keys.includes(key)))
  );
}

/** Whether two identities say the same in every word. */
export function isEqual(was: Identity, is: Identity): boolean {
  for (const key of Object.keys(was) as (keyof Identity)[])
    if (key === "items" ? was.items.join("\n") !== is.items.join("\n") : was[key] !== is[key]) return false;
  return true;
}
