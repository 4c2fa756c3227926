import { type Got, type Kind, kindsOf, meets } from "./compare.js";
import type { Case, Corpus } from "./corpus.js";

export interface Score {
  readonly label: string;
  readonly passed: number;
  readonly all: number;
  readonly failing: readonly string[];
}

const isAutomatic = ({ source }: Case): boolean =>
  /^wpt-(?:accname|html-aam|wai-aria|svg-aam|dpub-aam|core-aam)$/.test(source);

/** The groups that a bar stands on, then each source by kind. */
export function scores(corpus: Corpus, results: ReadonlyMap<string, Got>): Score[] {
  const of = (label: string, kind: Kind, filter: (item: Case) => boolean): Score => {
    const items = corpus.cases.filter((item) => kindsOf(item).includes(kind) && filter(item));
    const failing = items.filter((item) => !meets(item, kind, results.get(item.id)));
    return { label, passed: items.length - failing.length, all: items.length, failing: failing.map(({ id }) => id) };
  };
  const groups = [
    of("WPT automatic names, agreed", "name", (item) => isAutomatic(item) && !item.tentative),
    of("WPT automatic roles, agreed", "role", (item) => isAutomatic(item) && !item.tentative),
    of("WPT automatic names, tentative", "name", (item) => isAutomatic(item) && item.tentative),
    of("WPT automatic roles, tentative", "role", (item) => isAutomatic(item) && item.tentative),
    of("States, not legacy", "states", (item) => !item.legacy),
    of("States, legacy", "states", (item) => item.legacy === true),
    of("Disputed names", "name", (item) => item.disputed === true),
    of("Disputed roles", "role", (item) => item.disputed === true),
  ];
  const sources = [...new Set(corpus.cases.map(({ source }) => source))];
  const kinds: readonly Kind[] = ["role", "name", "description", "states", "notStates", "inTree"];
  const bySource = sources.flatMap((source) =>
    kinds.map((kind) => of(`${source} ${kind}`, kind, (item) => item.source === source && !item.disputed)),
  );
  return [...groups, ...bySource].filter(({ all }) => all > 0);
}

/** What has to pass at least, of as many cases as the whole corpus has; a part of it is measured without a bar. */
const BARS: Readonly<Record<string, { readonly least: number; readonly of: number }>> = {
  "WPT automatic names, agreed": { least: 618, of: 618 },
  "WPT automatic roles, agreed": { least: 565, of: 565 },
  "States, not legacy": { least: 48, of: 49 },
  "States, legacy": { least: 290, of: 301 },
};

/** The bars that a whole corpus does not reach. */
export const barsMissed = (list: readonly Score[]): string[] =>
  list.flatMap(({ label, passed, all }) => {
    const bar = BARS[label];
    return bar && all === bar.of && passed < bar.least ? [`${label}: ${passed} of ${all}, less than ${bar.least}`] : [];
  });

/** Figures as a table, failing ids below each line that has any. */
export function printScores(engine: string, list: readonly Score[], { failing: withIds = true } = {}): string {
  const width = Math.max(...list.map(({ label }) => label.length));
  return list
    .flatMap(({ label, passed, all, failing }) => [
      `${engine}  ${label.padEnd(width)}  ${String(passed).padStart(4)} / ${all}`,
      ...(withIds ? failing.map((id) => `      fails ${id}`) : []),
    ])
    .join("\n");
}
