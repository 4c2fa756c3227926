import type { LivePage } from "@onscreen/cli";
import { diagnose, extract, type Page, type Parser, type ViewDrift } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { fieldElements } from "@onscreen/core/testing";
import type { FixturePage } from "../fixtures/folders.js";
import { ageOf } from "./age.js";
import { asEmpty, emptiedList } from "./emptied.js";
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
  const side = (page: Page, at: ReadonlyMap<string, readonly Element[]>): string =>
    marked(
      page,
      lost.map((key) => [key, at.get(key) ?? []]),
    );
  return {
    fixture: name,
    ...(age !== undefined && { age }),
    views: withEmpty(views, before, after, parser),
    values: [],
    ...(patch && { patch }),
    ...(lost.length > 0 && { pages: { before: side(before, was), after: side(after, elements) } }),
  };
}

/** A view that is as it was but for its list, which is empty, can't be held against one that had items. */
function withEmpty(views: readonly ViewDrift[], before: Page, after: Page, parser: Parser): ViewDrift[] {
  const [was, is] = [extract(before).views, extract(after).views];
  return views.map((one) => {
    if (one.verdict !== "same") return one;
    const of = (all: typeof was) => all.find(({ view, layout }) => view === one.view && layout === one.layout)?.health;
    const [old, now] = [of(was), of(is)];
    const list = old && now && emptiedList(after, parser, one, [old, now]);
    return list === undefined ? one : asEmpty(one, list);
  });
}
