import { attr, defineParser, defineView, extract, Link, list, openPage, self, text } from "@onscreen/core";
import { openReading } from "../../core/src/page/reading.js";
import { writeSnapshot } from "../../core/src/snapshot/capture.js";
import { freezeStyle } from "../../core/src/snapshot/freeze-style.js";

/**
 * Runs inside of the page: every work in turn, the best of some rounds, milliseconds. The best, because what else a shared
 * machine does only ever adds.
 */
export function bestTimes(works: Record<string, () => unknown>, rounds: number): Record<string, number> {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      work();
      times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, Math.min(...list)]));
}

/** Capture beside what the browser itself needs to write the page with all its shadow roots. */
export function captureTimes(rounds: number): Record<string, number> {
  const page = openPage(document, { url: location.href });
  const style = freezeStyle(openReading(page));
  return bestTimes(
    {
      browser: () => document.documentElement.getHTML({ shadowRoots: shadowRoots() }),
      style: () => freezeStyle(openReading(page)),
      write: () => writeSnapshot(openReading(page), style, { capturedAt: "2026-01-02T03:04:05.000Z" }),
    },
    rounds,
  );
}

function shadowRoots(): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  const pending: ParentNode[] = [document];
  for (let root = pending.pop(); root; root = pending.pop()) {
    for (const element of root.querySelectorAll("*")) {
      if (!element.shadowRoot) continue;
      found.push(element.shadowRoot);
      pending.push(element.shadowRoot);
    }
  }
  return found;
}

const NAMES = Array.from({ length: 40 }, (_, i) => `f${i}`);
const aText = Link.shape.text;
const Nothing = Link.omit({ text: true, url: true });
const Row = Nothing.extend({ id: aText, ...Object.fromEntries(NAMES.map((name) => [name, aText])) });
const Rows = Nothing.extend({ rows: Row.array() });

/** Forty fields that no type names: they are made. */
const ROW_FIELDS = {
  id: attr("data-id", self),
  ...Object.fromEntries(NAMES.map((name) => [name, text(`[data-field=${name}]`)])),
};

const rows = defineParser({
  platform: "bench",
  matches: ["https://page.example.com/*"],
  views: [
    defineView({
      name: "bench.rows",
      record: Rows,
      root: ["main"],
      fields: {
        rows: list<{ id: string }>([".row"], { key: "id" }, ROW_FIELDS),
      },
    }),
  ],
});

/** Two hundred rows of forty fields, in light DOM or in ten shadow roots a row. */
export function rowTimes(rounds: number): { light: number; shadow: number; roots: number; whole: boolean } {
  const build = (shadow: boolean): string => {
    document.body.replaceChildren(document.createElement("main"));
    const main = document.body.firstElementChild as Element;
    for (let r = 0; r < 200; r++) main.append(row(r, shadow));
    return extract(openPage(document, { url: location.href, parsers: [rows] })).outcome;
  };
  const read = () => extract(openPage(document, { url: location.href, parsers: [rows] }));
  const whole = [build(true)];
  const roots = shadowRoots().length;
  const shadow = bestTimes({ read }, rounds)["read"] ?? Number.NaN;
  whole.push(build(false));
  const light = bestTimes({ read }, rounds)["read"] ?? Number.NaN;
  return { light, shadow, roots, whole: whole.every((outcome) => outcome === "ok") };
}

function row(r: number, shadow: boolean): Element {
  const element = document.createElement("div");
  element.className = "row";
  element.setAttribute("data-id", `row-${r}`);
  for (let part = 0; part < 10; part++) {
    const host = element.appendChild(document.createElement("x-part"));
    const into = shadow ? host.attachShadow({ mode: "open" }) : host;
    for (let f = 0; f < 4; f++) {
      const field = document.createElement("span");
      field.setAttribute("data-field", NAMES[part * 4 + f] as string);
      field.textContent = `value ${r} ${f}`;
      into.append(field);
    }
  }
  return element;
}
