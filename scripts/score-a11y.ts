import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadCorpus } from "./a11y/corpus.js";
import { type EngineName, type Results, runEngine } from "./a11y/engines.js";
import { printScores, scores } from "./a11y/score.js";

const HELP = `score:a11y <corpus folder> [--engine live|node|html] [--results FILE] [--peers]
  Scores roles, names, descriptions and states against cases that others wrote: passed / all, with the failing ids.
  --engine   live: in the browser; node: captured in the browser, read in Node; html: the HTML in Node alone. All three by default.
  --results  writes a line a case: { id, engine, got: { role, name, description, states } }
  --peers    runs the peers on the same cases`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string" },
    results: { type: "string" },
    peers: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const [folder] = positionals;
if (values.help || !folder || !existsSync(folder)) {
  console.log(folder && !existsSync(folder) ? `There is no folder ${folder}.\n\n${HELP}` : HELP);
  process.exit(values.help ? 0 : 2);
}

const corpus = loadCorpus(folder);
const engines: readonly EngineName[] = values.engine ? [values.engine as EngineName] : ["live", "node", "html"];
const lines: string[] = [];
for (const engine of engines) {
  const results: Results = await runEngine(engine, corpus);
  console.log(printScores(engine, scores(corpus, results)));
  for (const [id, got] of results) lines.push(JSON.stringify({ id, engine, got }));
}
if (values.results) writeFileSync(values.results, `${lines.join("\n")}\n`);
