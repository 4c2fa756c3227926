import type { Diagnosis, ViewDrift } from "@onscreen/core";
import type { ReadView } from "./records.js";

/**
 * What is wrongly said of the views of a page: of one that is not read whole any more that it is not broken, of one that reads
 * otherwise that it is the same, of one that reads the same that it lost something.
 */
export function wrongVerdicts(
  { views }: Diagnosis,
  accepted: readonly ReadView[],
  was: readonly ReadView[],
  is: readonly ReadView[],
): string[] {
  const of = (all: readonly ReadView[], name: string): ReadView[] => all.filter((one) => one.name === name);
  return [...new Set(accepted.map(({ name }) => name))].flatMap((name) => {
    const told = views.find(({ view, layout }) => `${view}/${layout}` === name);
    const right = rightVerdicts(of(was, name), of(is, name), told);
    return told && right.includes(told.verdict) ? [] : [`${name} is ${right.join(" or ")}, not ${told?.verdict}`];
  });
}

function rightVerdicts(was: readonly ReadView[], is: readonly ReadView[], told?: ViewDrift): string[] {
  const broke = is.length === 0 || (is.some(({ isOk }) => !isOk) && was.every(({ isOk }) => isOk));
  if (broke) return ["broken"];
  if (was.length !== is.length || was.some(({ values }, i) => values !== is[i]?.values)) return ["broken", "drifted"];
  // a warning that a later selector stands in for the first
  const warns = told?.fields.every(({ state }) => state === "fallback" || state === "absent");
  return warns ? ["same", "drifted"] : ["same"];
}
