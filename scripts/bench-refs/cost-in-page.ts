import { createRegistry, openPage, type Registry, readTree, resolve } from "@onscreen/core";
import { everything } from "./dom.js";
import { load } from "./load.js";

export interface Cost {
  readonly elements: number;
  readonly refs: readonly string[];
  /** Milliseconds: the tree with references that cost nothing, with new ones, with those of an earlier reading; one resolve. */
  readonly bare: number;
  readonly first: number;
  readonly again: number;
  readonly resolve: number;
}

const ROUNDS = 7;

/** What references cost on top of the tree's own walk, in the same run. */
export async function measureCost(html: string, url: string): Promise<Cost> {
  const frame = await load(html);
  const document = frame.contentDocument as Document;
  const times: Record<"bare" | "first" | "again" | "resolve", number[]> = {
    bare: [],
    first: [],
    again: [],
    resolve: [],
  };
  let refs: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(timeOf(() => readTree(openPage(document, { url, registry: counted() }))));
    const page = openPage(document, { url, registry: createRegistry() });
    times.first.push(timeOf(() => readTree(page)));
    times.again.push(timeOf(() => readTree(page)));
    refs = page.registry.store().entries.map(({ ref }) => ref);
    const asked = refs.filter((ref) => !page.registry.isFragile(ref)).slice(0, 50);
    times.resolve.push(timeOf(() => asked.forEach((ref) => void resolve(page, ref))) / Math.max(asked.length, 1));
  }
  const elements = everything(document).length;
  frame.remove();
  const of = (list: number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number;
  return {
    elements,
    refs,
    bare: of(times.bare),
    first: of(times.first),
    again: of(times.again),
    resolve: of(times.resolve),
  };
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Numbers instead of references: what a counter would cost. */
function counted(): Registry {
  const registry = createRegistry();
  const numbers = new Map<Element, string>();
  return {
    ...registry,
    refOf(element) {
      const known = numbers.get(element) ?? `e${numbers.size + 1}`;
      numbers.set(element, known);
      return known;
    },
  };
}
