import type { Parser } from "../parser/types.js";
import { type Anatomy, anatomyOf, changed } from "./anatomy.js";
import { type Anchors, anchorsOf } from "./anchors.js";
import { differences } from "./compare.js";
import { dishonest } from "./honest.js";
import { type ReadPage, readPage } from "./read.js";
import type { Variant } from "./variants/variant.js";
import { type Words, wordsOf } from "./words.js";

/** A page as it was read before anything was changed. */
export interface Subject {
  readonly parser: Parser;
  readonly url: string;
  readonly anchors: Anchors;
  readonly anatomy: Anatomy;
  readonly before: ReadPage;
  readonly words: Words;
}

export function subjectOf(parser: Parser, html: string, url: string): Subject {
  const anatomy = anatomyOf(html, url, parser);
  // written out once, so that nothing but the change makes the difference
  const before = readPage(
    changed(anatomy.html, () => {}),
    url,
    parser,
  );
  const words = wordsOf(before.views.map(({ record }) => record));
  return { parser, url, anchors: anchorsOf(parser), anatomy, before, words };
}

/** What goes wrong when a page changes in one way; empty where nothing does, or the page has nothing to change. */
export function faultsOf(subject: Subject, variant: Variant): string[] {
  const { parser, url, anatomy, before } = subject;
  let applies = false;
  const html = changed(anatomy.html, (markup) => {
    applies = variant.change(markup, subject);
  });
  if (!applies) return [];
  const after = readPage(html, url, parser);
  if (variant.promise === "same") return differences(before, after);
  return dishonest(before, after, parser, { emptied: variant.promise === "emptied" });
}
