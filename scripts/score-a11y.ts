import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadCorpus } from "./a11y/corpus.js";
import { type EngineName, type Results, runEngine } from "./a11y/engines.js";
import { runPeers } from "./a11y/peers.js";
import { barsMissed, printScores, scores } from "./a11y/score.js";

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
const missed: string[] = [];
for (const engine of engines) {
  const results: Results = await runEngine(engine, corpus);
  const list = scores(corpus, results);
  console.log(printScores(engine, list));
  missed.push(...barsMissed(list).map((bar) => `${engine}: ${bar}`));
  keep(engine, results);
}
if (values.peers) {
  for (const [peer, results] of await runPeers(corpus)) {
    console.log(printScores(peer, scores(corpus, results), { failing: false }));
    keep(peer, results);
  }
}
if (values.results) writeFileSync(values.results, `${lines.join("\n")}\n`);
for (const bar of missed) console.log(`✗ ${bar}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function keep(engine: string, results: Results): void {
  for (const [id, { role, name, description, states }] of results)
    lines.push(JSON.stringify({ id, engine, got: { role, name, description, states } }));
}
