import { markdownOf } from "./markdown.js";
import { escaped } from "./marked.js";
import { type Refreshed, verdictOf } from "./verdict.js";

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1c1c1c;background:#fff}h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}
.v{padding:.1rem .5rem;border-radius:.3rem;color:#fff}.same{background:#2b7a3d}.drifted{background:#9a6700}.broken{background:#b3261e}.not-comparable{background:#5f6368}
.sides{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}pre{font:12px/1.45 ui-monospace,monospace;background:#f6f6f6;padding:.75rem;overflow:auto;max-height:32rem;border-radius:.3rem;margin:.25rem 0}
mark{background:#ffd8d6;outline:1px solid #b3261e}.sides div+div mark{background:#d6f0db;outline-color:#2b7a3d}b{color:#b3261e}.sides div+div b{color:#2b7a3d}`;

/** One page that needs nothing beside it: verdicts, evidence, and the old and new markup side by side. */
export function htmlOf(all: readonly Refreshed[], command: (fixture: string) => string): string {
  const body = all
    .map((one) => ({ one, verdict: verdictOf(one) }))
    .filter(({ verdict }) => verdict !== "same")
    .map(
      ({ one, verdict }) => `<section><h2>${escaped(one.fixture)} <span class="v ${verdict}">${verdict}</span></h2>
<pre>${escaped(markdownOf([one]).split("\n").slice(4).join("\n"))}</pre>
${one.pages ? `<div class="sides"><div>as accepted<pre>${one.pages.before}</pre></div><div>now, with the first candidates<pre>${one.pages.after}</pre></div></div>` : ""}
${one.patch ? `<p>Apply after looking: <code>${escaped(command(one.fixture))}</code></p><pre>${escaped(JSON.stringify(one.patch, null, 2))}</pre>` : ""}</section>`,
    )
    .join("\n");
  const same = all.filter((one) => verdictOf(one) === "same").length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Drift</title><style>${STYLE}</style><h1>Drift: ${all.length} pages, ${same} the same</h1>${body || "<p>Nothing changed.</p>"}</html>\n`;
}
