import { groupBy } from "../metrics.js";
import type { Moment, Strategy } from "../types.js";
import { nameOf, roleOf } from "../words.js";

const isHere = (element: Element, { mode }: Moment): boolean => mode === "live" && element.isConnected;

/** The node itself: Playwright, chrome-devtools-mcp, mcp-chrome and browser-use before they look at the page again. */
export const nodeIdentity: Strategy = {
  name: "node",
  remember: (_, targets) => ({
    find: (now, index) => {
      const target = targets[index] as Element;
      return isHere(target, now) ? target : null;
    },
  }),
};

/** The node while its role and name stay: Playwright after it looked again. */
export const nodeNamed: Strategy = {
  name: "node + role and name",
  remember(moment, targets) {
    const was = targets.map((element) => key(element, moment));
    const lost = new Set<number>();
    const check = (now: Moment, index: number): Element | null => {
      const target = targets[index] as Element;
      if (!isHere(target, now) || key(target, now) !== was[index]) lost.add(index);
      return lost.has(index) ? null : target;
    };
    return {
      look: (now) => targets.forEach((_, index) => void check(now, index)),
      find: check,
    };
  },
};

/** The node, else the n-th of its role and name: agent-browser. */
export const nodeOrNth: Strategy = {
  name: "node, else n-th of its name",
  remember(moment, targets) {
    const keys = moment.controls.map((element) => key(element, moment));
    const was = targets.map((target) => {
      const at = moment.controls.indexOf(target);
      const nth = keys.slice(0, at).filter((one) => one === keys[at]).length;
      return { key: keys[at] as string, nth };
    });
    const groups = new WeakMap<Moment, Map<string, Element[]>>();
    return {
      find(now, index) {
        const target = targets[index] as Element;
        if (isHere(target, now)) return target;
        let group = groups.get(now);
        if (!group) {
          group = groupBy(now.controls, (element) => key(element, now));
          groups.set(now, group);
        }
        const { key: wanted, nth } = was[index] as { key: string; nth: number };
        return group.get(wanted)?.[nth] ?? null;
      },
    };
  },
};

/** The number in the latest list: agent-browser, pilo and others after they looked again. */
export const ordinal: Strategy = {
  name: "ordinal",
  remember(moment, targets) {
    const places = targets.map((target) => moment.controls.indexOf(target));
    return { find: (now, index) => now.controls[places[index] as number] ?? null };
  },
};

const key = (element: Element, moment: Moment): string => `${roleOf(moment, element)}|${nameOf(moment, element)}`;
