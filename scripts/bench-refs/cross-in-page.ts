import { TEST_IDS } from "../../core/src/refs/generated.js";
import { everything, isControl, isSeen } from "./dom.js";
import { judge, momentOf, type Outcome } from "./in-page.js";
import { load } from "./load.js";
import { STRATEGIES } from "./strategies/index.js";
import { takeOff } from "./truth.js";
import { TRUTH } from "./types.js";

/** Two versions or views of one application, and how it is known which elements are the same. */
export interface Pair {
  readonly before: { readonly html: string; readonly url: string };
  readonly after: { readonly html: string; readonly url: string };
  /** XPaths of the same elements; absent where their test ids tell, which are taken off then. */
  readonly paths?: readonly (readonly [before: string, after: string])[];
}

export async function runPair({ before, after, paths }: Pair): Promise<Outcome[]> {
  const [old, now] = [await load(before.html), await load(after.html)];
  const [was, is] = [old.contentDocument as Document, now.contentDocument as Document];
  if (paths)
    for (const [i, [left, right]] of paths.entries()) {
      at(was, left)?.setAttribute(TRUTH, String(i));
      at(is, right)?.setAttribute(TRUTH, String(i));
    }
  else for (const document of [was, is]) labelByTestId(document);
  const truth = takeOff(was);
  const moment = momentOf(was, before.url, "live", [...truth.keys()]);
  const targets = [...truth.keys()];
  const remembered = STRATEGIES.map(
    (strategy) => [{ ...strategy, most: targets.length }, strategy.remember(moment, targets)] as const,
  );
  const labelled = [...is.querySelectorAll(`[${TRUTH}]`)];
  const outcomes = judge(
    "reload",
    is,
    after.url,
    targets.map((e) => truth.get(e) as string),
    remembered,
    labelled,
  );
  old.remove();
  now.remove();
  return outcomes;
}

const at = (document: Document, path: string): Element | null =>
  document.evaluate(path, document, null, 9, null).singleNodeValue as Element | null;

function labelByTestId(document: Document): void {
  const byId = new Map<string, Element[]>();
  for (const element of everything(document)) {
    const name = TEST_IDS.find((one) => element.hasAttribute(one));
    const id = name === undefined ? "" : (element.getAttribute(name) ?? "");
    if (id && isControl(element) && isSeen(element)) byId.set(id, [...(byId.get(id) ?? []), element]);
  }
  for (const element of everything(document)) for (const name of TEST_IDS) element.removeAttribute(name);
  for (const [id, [element, second]] of byId) if (element && !second) element.setAttribute(TRUTH, id);
}
