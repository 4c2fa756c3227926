import { controlsOf } from "./dom.js";
import { MUTATIONS } from "./mutations/index.js";
import { randomOf } from "./random.js";
import { label, putOn, type Truth, takeOff } from "./truth.js";

let truth: Truth = new Map();

/** Labels the page and takes the labels off again. */
export function begin(): void {
  label(document);
  truth = takeOff(document);
}

/** Changes the page; the labels of what is still there. */
export function change(name: string, seed: number): string[] {
  putOn(truth);
  MUTATIONS.find((one) => one.name === name)?.run(document, randomOf(seed), () => {});
  truth = takeOff(document);
  return controlsOf(document).flatMap((element) => truth.get(element) ?? []);
}

export const labelOf = (element: Element): string | null => truth.get(element) ?? null;
