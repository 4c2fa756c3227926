import { openPage } from "@onscreen/core";
import { openReading } from "../../core/src/page/reading.js";
import { identityOf } from "../../core/src/refs/identity.js";
import { controlsOf, everything } from "./dom.js";
import { load } from "./load.js";
import { MUTATIONS } from "./mutations/index.js";
import { randomOf, shuffled } from "./random.js";
import { STRATEGIES } from "./strategies/index.js";
import { label, putOn, type Truth, takeOff } from "./truth.js";
import type { Memory, Mode, Moment, Mutation, Strategy, Tally } from "./types.js";

export interface Case {
  readonly html: string;
  readonly url: string;
  readonly mutation: string;
  readonly seed: number;
  readonly only?: readonly string[];
}

export interface Outcome extends Tally {
  readonly mode: Mode;
  readonly strategy: string;
  /** What was given for what, of those that were wrong. */
  readonly errors: string[];
}

/** Most controls of a page that are asked for in one case. */
const MOST = 120;

/** One page, one change: what every strategy finds again, while the page lives and after it was loaded anew. */
export async function runCase({ html, url, mutation: name, seed, only }: Case): Promise<Outcome[]> {
  const mutation = MUTATIONS.find((one) => one.name === name) as Mutation;
  const random = randomOf(seed);
  const frame = await load(html);
  const document = frame.contentDocument as Document;
  label(document);
  const before = takeOff(document);
  const moment = momentOf(document, url, "live");
  const targets = shuffled(randomOf(seed + 1), [...before.keys()]).slice(0, MOST);
  const labels = targets.map((element) => before.get(element) as string);
  const looks = new Map(targets.map((element) => [before.get(element) as string, meaning(moment, element)]));
  const strategies = STRATEGIES.filter((one) => !only || only.includes(one.name));
  const remembered = strategies.map(
    (strategy) =>
      [strategy, timed(strategy.name, () => strategy.remember(moment, targets.slice(0, strategy.most)))] as const,
  );

  putOn(before);
  mutation.run(document, random, () => {
    const truth = takeOff(document);
    const now = momentOf(document, url, "live");
    for (const [, memory] of remembered) memory.look?.(now);
    putOn(truth);
  });
  const markup = serialized(document);
  const live = judge("live", document, url, labels, remembered);
  const again = await load(markup);
  const reloaded = judge("reload", again.contentDocument as Document, url, labels, remembered);
  frame.remove();
  again.remove();
  for (const { errors } of [...live, ...reloaded])
    for (const [i, error] of errors.entries()) errors[i] = `${error} FOR ${looks.get(/\d+/.exec(error)?.[0] ?? "")}`;
  return [...live, ...reloaded];
}

export function judge(
  mode: Mode,
  document: Document,
  url: string,
  labels: readonly string[],
  remembered: readonly (readonly [Strategy, Memory])[],
  others: readonly Element[] = [],
): Outcome[] {
  const truth = takeOff(document);
  const moment = momentOf(document, url, mode, others);
  const seen = new Set(moment.controls);
  const present = new Set([...truth].filter(([element]) => seen.has(element)).map(([, one]) => one));
  return remembered.map(([{ name, most = MOST }, memory]) => {
    const tally: Tally = { right: 0, refused: 0, wrong: 0, gone: 0, wrongGone: 0 };
    const errors: string[] = [];
    for (const [index, wanted] of labels.slice(0, most).entries()) {
      const found = timed(name, () => memory.find(moment, index));
      const kind = verdict(found, wanted, present.has(wanted), truth);
      tally[kind]++;
      if (kind.startsWith("wrong"))
        errors.push(
          `${kind} ${wanted}: ${meaning(moment, found)}\n    INSTEAD OF ${meaning(moment, trueOne(truth, wanted))}\n   `,
        );
    }
    return { mode, strategy: name, ...tally, errors: errors.slice(0, 5) };
  });
}

const trueOne = (truth: Truth, wanted: string): Element | null =>
  [...truth].find(([, label]) => label === wanted)?.[0] ?? null;

/** What an element says, for somebody who asks why it was taken for another. */
function meaning({ reading }: Moment, element: Element | null): string {
  if (!element) return "nothing";
  const said = Object.entries(identityOf(reading, element)).filter(([, value]) => value !== "" && value.length !== 0);
  return `${element.outerHTML.slice(0, 160)} ${JSON.stringify(Object.fromEntries(said))}`;
}

function verdict(found: Element | null, wanted: string, isPresent: boolean, truth: Truth): keyof Tally {
  if (isPresent) return found === null ? "refused" : truth.get(found) === wanted ? "right" : "wrong";
  return found === null ? "gone" : "wrongGone";
}

export function momentOf(document: Document, url: string, mode: Mode, others: readonly Element[] = []): Moment {
  const reading = openReading(openPage(document, { url }));
  return { document, url, mode, reading, controls: [...new Set([...controlsOf(document), ...others])] };
}

function serialized(document: Document): string {
  for (const element of everything(document)) {
    const inner = (element as HTMLIFrameElement).contentDocument;
    if (inner) element.setAttribute("srcdoc", serialized(inner));
  }
  const shadowRoots = everything(document).flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));
  return `<!doctype html>${document.documentElement.getHTML({ shadowRoots }).replace(/^/, "<html>")}</html>`;
}

/** Milliseconds that each strategy took so far. */
export const times: Record<string, number> = {};

export function timed<T>(name: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  times[name] = (times[name] ?? 0) + performance.now() - start;
  return result;
}

export const mutationNames = MUTATIONS.map(({ name, isIntact }) => ({ name, isIntact }));
