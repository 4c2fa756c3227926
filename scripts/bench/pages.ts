import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/ready.mjs";

export interface BenchPage {
  name: string;
  url: string;
  markup: string;
}

/**
 * The pages that speed is measured on: two of our own making, and a real one where the folder of captures stands beside the
 * repository.
 */
export function benchPages(): BenchPage[] {
  const own = [1, 5].map((megabytes) => ({
    name: `a list of ${megabytes} MB`,
    url: "https://example.com/list",
    markup: listPage(megabytes * 1_000_000),
  }));
  const capture = join(ROOT, "../shared/captures/slack/channel-view-2021-08.html");
  if (!existsSync(capture)) {
    console.log("! ../shared/captures is not there: no real page is measured\n");
    return own;
  }
  const markup = readFileSync(capture, "utf8");
  return [...own, { name: "a real chat of 0.7 MB", url: "https://app.slack.com/client/T0YKP5Z9T/C017H333RDM", markup }];
}

/** Rows as large applications make them: three elements in four have attributes, one row in five a shadow root. */
export function listPage(characters: number): string {
  const rows: string[] = [];
  let length = 0;
  for (let i = 0; length < characters; i++) {
    const row = rowOf(i);
    rows.push(row);
    length += row.length;
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>List</title></head><body class="app">
<main role="main"><div role="list">${rows.join("\n")}</div></main></body></html>`;
}

function rowOf(i: number): string {
  const person = `person-${i % 50}`;
  const badge =
    i % 5 === 0
      ? `<x-badge data-kind="new"><template shadowrootmode="open"><span part="dot"></span><slot></slot></template>${i % 9}</x-badge>`
      : `<span class="badge badge--plain">${i % 9}</span>`;
  return `<div class="row row--item ${i % 2 ? "odd" : "even"}" role="listitem" data-id="m${i}" data-index="${i}" tabindex="-1">
<div class="row__gutter"><span class="avatar" aria-hidden="true"><img src="https://img.example.com/${person}.png" alt=""></span></div>
<div class="row__body"><span class="name"><a href="https://example.com/${person}" data-person="${person}">Ana Example ${i % 50}</a></span>
<time datetime="2026-09-0${1 + (i % 9)}T10:00:00Z">10:0${i % 9}</time><p>Message <i>number</i> ${i} says <b>hello</b> &amp; more.</p>
<svg viewBox="0 0 16 16"><path d="M1 2h3v4H1z"/></svg>${badge}<button type="button" class="btn" aria-label="Reply to ${i}"><span>Reply</span></button></div></div>`;
}
