import type { LivePage } from "@onscreen/cli";
import { diagnose } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { fieldElements } from "@onscreen/core/testing";
import type { FixturePage } from "../fixtures/folders.js";
import { ageOf } from "./age.js";
import { marked } from "./marked.js";
import type { Refreshed } from "./verdict.js";

/** A live page is held against the fixture by shape: schema, fill and structure, never values. */
export function refreshLive({ name, html, meta, parser }: FixturePage, live: LivePage, scrubbed: string): Refreshed {
  const before = openSnapshot(html, { url: meta.url, parsers: [parser], byProof: true });
  // what is compared and shown is scrubbed already: the report may lie about on a disk
  const after = openSnapshot(scrubbed, { url: live.url, parsers: [parser], byProof: true });
  const { views, patch, elements } = diagnose(before, after, parser, { month: new Date().toISOString().slice(0, 7) });
  const age = ageOf(meta);
  const lost = views.flatMap(({ view, layout, fields }) =>
    fields.filter(({ state }) => state !== "absent").map(({ field }) => `${view}/${layout} ${field}`),
  );
  const was = fieldElements(before, parser);
  return {
    fixture: name,
    ...(age !== undefined && { age }),
    views,
    values: [],
    ...(patch && { patch }),
    pages: {
      before: marked(
        before,
        lost.map((key) => [key, was.get(key) ?? []]),
      ),
      after: marked(
        after,
        lost.map((key) => [key, elements.get(key) ?? []]),
      ),
    },
  };
}
