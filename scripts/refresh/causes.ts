import type { FieldDrift, Fill, Selector, Suggestion, ViewDrift } from "@onscreen/core";
import { escaped } from "./marked.js";

/** What became of one view: a box a cause, with its evidence and what is proposed. */
export function viewHtml({ view, layout, verdict, reason, fields }: ViewDrift): string {
  if (verdict === "same" && fields.length === 0) return "";
  return `<h3>${escaped(view)} <small>${escaped(layout)}</small> ${badge(verdict)}${reason ? ` ${escaped(reason)}` : ""}</h3>
${fields.map(causeHtml).join("\n")}`;
}

export const badge = (verdict: string): string => `<span class="badge ${verdict}">${verdict}</span>`;

function causeHtml({ field, state, required, before, after, tried, place, affects, candidates }: FieldDrift): string {
  const rows = [
    ...tried.map(({ selector, matched }) => row(matched > 0 ? "" : "gone", "tried", selector, `${matched} found`)),
    ...candidates.slice(0, 2).map((one, i) => candidateRow(one, i === 0 ? "candidate" : "next")),
  ];
  return `<div class="cause ${state === "absent" || state === "fallback" ? "quiet" : ""}">
<h4><code>${escaped(field)}</code> <b>${state}</b> <small>${required ? "required" : "optional"}${filled(before, after)}</small></h4>
${affects.length > 0 ? `<details><summary>with it ${affects.length} ${affects.length === 1 ? "field" : "fields"}</summary>${affects.map((path) => `<code>${escaped(path)}</code>`).join(" ")}</details>` : ""}
${rows.length > 0 ? `<table>${rows.join("")}</table>` : ""}
${place ? `<details><summary>where it was looked for</summary><code>${escaped(place)}</code></details>` : ""}</div>`;
}

const row = (kind: string, what: string, selector: string, told: string): string =>
  `<tr class="${kind}"><th>${what}<td><code>${escaped(selector)}</code><td>${told}</tr>`;

const candidateRow = ({ selector, score, matched }: Suggestion, what: string): string =>
  row(
    what,
    what,
    selectorText(selector),
    `<meter min="0" max="1" value="${score.toFixed(2)}"></meter> ${score.toFixed(2)}, ${matched} found`,
  );

/** A selector as a person reads it: where it starts from, and what it finds there. */
export function selectorText(selector: Selector): string {
  if (typeof selector === "string") return selector;
  const { css, from, find, seen } = selector;
  return [from && `${from}:`, css, find && `→ ${find}`, seen && `(seen ${seen})`].filter(Boolean).join(" ");
}

export const rate = (fill: Fill | undefined): string =>
  fill === undefined || fill.reads === 0 ? "–" : `${fill.hits.reduce((sum, hit) => sum + hit, 0)}/${fill.reads}`;

const filled = (before: Fill | undefined, after: Fill | undefined): string =>
  before || after ? `, fill ${rate(before)} → ${rate(after)}` : "";
