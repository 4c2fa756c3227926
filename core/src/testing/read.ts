import { openSnapshot } from "../node/open.js";
import { extract } from "../parser/extract.js";
import type { Health } from "../parser/health.js";
import type { Problem } from "../parser/problems.js";
import type { Outcome, Parser } from "../parser/types.js";
import { createRegistry } from "../refs/registry.js";
import type { Json } from "./mismatches.js";

/** An Extraction as its readers get it, and which of its texts are references. */
export interface ReadPage {
  readonly outcome: Outcome;
  readonly account?: Json;
  readonly views: readonly ReadView[];
  readonly problems: readonly Problem[];
  /** References are names that the kit compares by being there, not by their letters. */
  readonly refs: ReadonlySet<string>;
}

export interface ReadView {
  readonly view: string;
  readonly layout: string;
  readonly status: "ok" | "degraded";
  /** The record, or what there is of it. */
  readonly record: Json;
  readonly problems: readonly Problem[];
  readonly health: Health;
}

/** Reads markup at an address with one parser, as everybody else reads it. */
export function readPage(html: string, url: string, parser: Parser, options: { check?: boolean } = {}): ReadPage {
  const refs = new Set<string>();
  const registry = createRegistry();
  const page = openSnapshot(html, {
    url,
    parsers: [parser],
    byProof: true,
    registry: {
      ...registry,
      refOf(element, reading) {
        const ref = registry.refOf(element, reading);
        refs.add(ref);
        return ref;
      },
    },
  });
  // through JSON: what does not survive it is no Extraction
  const { outcome, account, views, problems } = JSON.parse(JSON.stringify(extract(page, options))) as Sent;
  return {
    outcome,
    ...(account !== undefined && { account }),
    problems,
    refs,
    views: views.map(({ view, layout, status, record, partial, problems: own = [], health }) => ({
      view,
      layout,
      status,
      record: record ?? partial ?? {},
      problems: own,
      health,
    })),
  };
}

interface Sent {
  outcome: Outcome;
  account?: Json;
  problems: Problem[];
  views: {
    view: string;
    layout: string;
    status: "ok" | "degraded";
    record?: Json;
    partial?: Json;
    problems?: Problem[];
    health: Health;
  }[];
}
