import { badge, viewHtml } from "./causes.js";
import { escaped } from "./marked.js";
import { STYLE } from "./style.js";
import { type Refreshed, verdictOf } from "./verdict.js";

/** One page that needs nothing beside it: verdicts, evidence, and the old and new markup side by side. */
export function htmlOf(all: readonly Refreshed[], command: (fixture: string) => string): string {
  const told = all.map((one) => ({ ...one, verdict: verdictOf(one) })).filter(({ verdict }) => verdict !== "same");
  const same = all.length - told.length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Drift</title><style>${STYLE}</style>
<h1>Drift</h1><p>${all.length} ${all.length === 1 ? "page" : "pages"}, ${same} the same.</p>
${told.length > 1 ? contents(told) : ""}
${told.map((one, i) => section(one, i, command(one.fixture))).join("\n")}</html>
`;
}

type Told = Refreshed & { readonly verdict: string };

const contents = (told: readonly Told[]): string =>
  `<ul>${told.map(({ fixture, verdict }, i) => `<li><a href="#page-${i}">${escaped(fixture)}</a> ${badge(verdict)}`).join("")}</ul>`;

function section(
  { fixture, verdict, age, reason, values, views, pages, patch }: Told,
  i: number,
  command: string,
): string {
  return `<section id="page-${i}"><h2>${escaped(fixture)} ${badge(verdict)}</h2>
${age === undefined ? "" : `<p>recorded ${age} days ago</p>`}${reason ? `<p>${escaped(reason)}</p>` : ""}
${views.map(viewHtml).join("\n")}
${values.length > 0 ? `<h3>values that are read otherwise</h3><ul>${values.map((line) => `<li><code>${escaped(line)}</code>`).join("")}</ul>` : ""}
${pages ? `<div class="sides"><div class="old"><h3>as accepted</h3>${pages.before}</div><div class="new"><h3>now, with the first candidates</h3>${pages.after}</div></div>` : ""}
${patch ? `<h3>to apply, after looking</h3><pre>${escaped(command)}</pre><details><summary>the patch</summary><pre>${escaped(JSON.stringify(patch, null, 2))}</pre></details>` : ""}</section>`;
}
