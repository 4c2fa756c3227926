import type { Reading } from "../page/reading.js";
import { candidatesIn, controlHook, idHook, testHook } from "./candidates.js";
import type { Identity } from "./identity.js";
import { exactKey, itemKey } from "./subject.js";

/** The strongest hook of an element that is its own. */
export function hookKey(i: Identity, isOwn: (hook: string) => boolean): string | undefined {
  if (i.testId && isOwn(testHook(i.testId))) return `t:${i.testId}`;
  if (i.control && isOwn(controlHook(i.control, i.value))) return `c:${i.control}|${i.form}|${i.value}`;
  if (i.id && isOwn(idHook(i.id))) return `i:${i.id}`;
  return undefined;
}

/** Whether nothing else that can be referred to carries a hook. */
export const isOwnIn =
  (reading: Reading) =>
  (hook: string): boolean =>
    candidatesIn(reading).count(hook) === 1;

/** What an element says without a hook of its own. The tag, the test id and the address are what `alike` goes by. */
export function saidKey(i: Identity): string {
  const inItem = itemKey(i);
  return i.name || i.href || inItem
    ? `s:${i.tag}|${i.name}|${i.href}|${inItem || i.landmark}|${i.scope}|${i.testId}`
    : `x:${exactKey(i)}`;
}
