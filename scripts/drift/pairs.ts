import { diagnose, extract, type Parser } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import type { Stamped } from "./pages.js";

/** What was told of views that two pages of ours share, each held against every other. */
export interface Pairs {
  views: number;
  /** Renames that were proposed: none of them is one. */
  renames: number;
  readonly told: string[];
}

/**
 * Pages of ours that read right, held against one another: other content, other languages, and also other layouts. What is told
 * of them is a measure and no bar, because a layout that is really another may be told as one.
 */
export function comparePairs(pages: readonly Stamped[], parser: Parser): Pairs {
  const read = pages
    .map(({ name, html, url }) => ({ name, page: openSnapshot(html, { url, parsers: [parser], byProof: true }) }))
    .map((one) => ({ ...one, extraction: extract(one.page) }))
    .filter(({ extraction }) => extraction.outcome === "ok")
    .map((one) => ({ ...one, views: new Set(one.extraction.views.map(({ view, layout }) => `${view}/${layout}`)) }));
  const pairs: Pairs = { views: 0, renames: 0, told: [] };
  for (const a of read) {
    for (const b of read) {
      if (a === b || ![...a.views].some((view) => b.views.has(view))) continue;
      const { views, patch } = diagnose(a.page, b.page, parser);
      if (patch?.renamed) pairs.renames++;
      for (const { view, layout, verdict, fields } of views) {
        if (!b.views.has(`${view}/${layout}`)) continue;
        pairs.views++;
        if (verdict !== "drifted" && verdict !== "broken") continue;
        const names = fields.filter(({ state }) => state !== "absent").map(({ field, state }) => `${field} ${state}`);
        pairs.told.push(`${a.name} → ${b.name}: ${view} ${verdict}: ${names.join(", ")}`);
      }
    }
  }
  return pairs;
}
