import { allParsers } from "@onscreen/all";
import { createRegistry, type Extraction, extract, readTree } from "@onscreen/core";
import { openSnapshot, type SnapshotPage } from "@onscreen/core/node";
import type { LiveReading } from "./live.js";

const MOST = 12;

/**
 * What Node reads from the snapshot differently from what the browser read of the page. Only two things are different by
 * nature: when the page was captured, and that a typed value was found in an attribute instead of a property.
 */
export function differences(live: LiveReading, url: string): string[] {
  const options = { url, parsers: allParsers, byProof: true };
  const page = openSnapshot(live.html, options);
  const structure = page.snapshot.isFaithful ? [] : ["the parsed snapshot has another structure than the page had"];
  const found = [...structure, ...differencesIn(live, page)];
  // the same strings come out where nothing is known of what was given before
  const anew = openSnapshot(live.html, { ...options, registry: createRegistry() });
  const all = found.length > 0 ? found : differencesIn(live, anew).map((line) => `without its registry: ${line}`);
  return all.length > MOST ? [...all.slice(0, MOST), `… ${all.length - MOST} more`] : all;
}

function differencesIn(live: LiveReading, page: SnapshotPage): string[] {
  const records = diff("", comparable(live.extraction), comparable(extract(page)));
  return [...records, ...diffLines(live.tree, readTree(page).text)];
}

function comparable(extraction: Extraction): unknown {
  return JSON.parse(
    JSON.stringify({ ...extraction, capturedAt: undefined }, (key, value: unknown) =>
      key === "source" && value === "property" ? "attribute" : value,
    ),
  );
}

function diff(path: string, live: unknown, read: unknown): string[] {
  if (Object.is(live, read)) return [];
  if (isObject(live) && isObject(read)) {
    const keys = new Set([...Object.keys(live), ...Object.keys(read)]);
    return [...keys].flatMap((key) =>
      diff(Array.isArray(live) ? `${path}[${key}]` : path ? `${path}.${key}` : key, live[key], read[key]),
    );
  }
  return [`${path}: live ${show(live)}, snapshot ${show(read)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value).slice(0, 160));

function diffLines(live: string, read: string): string[] {
  if (live === read) return [];
  const left = live.split("\n");
  const right = read.split("\n");
  const at = left.findIndex((line, i) => line !== right[i]);
  const line = at < 0 ? left.length : at;
  return [
    `tree, line ${line + 1} (${left.length} lines live, ${right.length} in the snapshot):`,
    `  live     ${left[line]?.slice(0, 160) ?? "(end)"}`,
    `  snapshot ${right[line]?.slice(0, 160) ?? "(end)"}`,
  ];
}
