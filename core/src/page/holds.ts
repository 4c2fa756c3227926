/** A selector with its tests of what an element holds cut off. */
export interface HoldingSelector {
  /** What is left: plain CSS. */
  readonly css: string;
  readonly tests: readonly HoldTest[];
}

export interface HoldTest {
  /** Looked up anywhere below, through shadow roots and frames. */
  readonly css: string;
  readonly holds: boolean;
}

const HAS = /^:has\(\s*>>>\s*(?=[^\s)])/;
const NOT_HAS = /^:not\(\s*:has\(\s*>>>\s*(?=[^\s)])/;

/**
 * `:has(>>> b)` and `:not(:has(>>> b))` at the end of a selector: like `:has(b)`, which ends at the element's own tree, but
 * through shadow roots and frames.
 */
export function cutHolds(css: string): HoldingSelector {
  if (!css.includes(">>>")) return { css, tests: [] };
  const tests: HoldTest[] = [];
  let rest = css.trim();
  for (let at = lastTest(rest); at >= 0; at = lastTest(rest)) {
    const test = rest.slice(at);
    const holds = HAS.test(test);
    tests.push({
      css: test
        .replace(holds ? HAS : NOT_HAS, "")
        .slice(0, holds ? -1 : -2)
        .trim(),
      holds,
    });
    rest = rest.slice(0, at).trimEnd();
  }
  return { css: rest === "" || /[\s>+~]$/.test(rest) ? `${rest}*` : rest, tests };
}

/** Where the test begins that a selector ends with; -1 without one. */
function lastTest(css: string): number {
  if (!css.endsWith(")")) return -1;
  let depth = 0;
  for (let i = css.length - 1; i >= 0; i--) {
    if (css[i] === ")") depth++;
    else if (css[i] === "(" && --depth === 0) {
      const at = css.lastIndexOf(":", i);
      return HAS.test(css.slice(at)) || NOT_HAS.test(css.slice(at)) ? at : -1;
    }
  }
  return -1;
}
