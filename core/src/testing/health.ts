import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Health } from "../parser/health.js";
import { FILES, type Fixture } from "./fixtures.js";
import type { ReadPage } from "./read.js";

/** How the selectors did when the fixture was last accepted: `health.json`. */
export interface AcceptedHealth {
  readonly view: string;
  readonly layout: string;
  readonly health: Health;
}

/** Set to 1 to accept the health of today. Never set where nobody looks at what it writes. */
export const UPDATE_VARIABLE = "UPDATE_HEALTH";

const healthOf = ({ views }: ReadPage): AcceptedHealth[] =>
  views.map(({ view, layout, health }) => ({ view, layout, health }));

/**
 * Holds today's health against the accepted one: a selector that stopped hitting, or a fallback that came into use, is seen
 * though every value is still right. With UPDATE_HEALTH=1 today's is accepted and written instead.
 *
 * @returns what differs, a line a field; empty where nothing does
 * @throws Error when asked to write in CI
 */
export function checkHealth({ folder }: Fixture, read: ReadPage): string[] {
  const file = join(folder, FILES.health);
  const today = healthOf(read);
  if (process.env[UPDATE_VARIABLE] === "1") {
    if (process.env["CI"])
      throw new Error(`${UPDATE_VARIABLE} accepts what a person has looked at; CI looks at nothing`);
    writeFileSync(file, `${JSON.stringify(today, null, 2)}\n`);
    return [];
  }
  if (!existsSync(file))
    return [`${FILES.health} is not there; look at the reading, then accept it with ${UPDATE_VARIABLE}=1`];
  const accepted = JSON.parse(readFileSync(file, "utf8")) as AcceptedHealth[];
  const lines = healthDifferences(accepted, today);
  return lines.length === 0 ? [] : [...lines, `(accept with ${UPDATE_VARIABLE}=1 if that is meant)`];
}

/** Where two healths differ, in words. */
export function healthDifferences(accepted: readonly AcceptedHealth[], today: readonly AcceptedHealth[]): string[] {
  const names = (list: readonly AcceptedHealth[]): string =>
    list.map(({ view, layout }) => `${view} (${layout})`).join(", ") || "no view";
  if (names(accepted) !== names(today)) return [`views: ${names(today)}, accepted ${names(accepted)}`];
  return today.flatMap(({ view, health }, i) => {
    const was = accepted[i]?.health ?? { root: [], fields: {} };
    const paths = [...new Set([...Object.keys(was.fields), ...Object.keys(health.fields)])];
    return [
      ...(same(was.root, health.root) ? [] : [`${view} roots: ${show(health.root)}, accepted ${show(was.root)}`]),
      ...paths
        .filter((path) => !same(was.fields[path], health.fields[path]))
        .map((path) => `${view} ${path}: ${show(health.fields[path])}, accepted ${show(was.fields[path])}`),
    ];
  });
}

const same = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a, b);

const show = (value: unknown): string => (value === undefined ? "never read" : JSON.stringify(value));
