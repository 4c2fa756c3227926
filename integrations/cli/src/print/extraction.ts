import type { Extraction, Outcome } from "@onscreen/core";
import { recordToMarkdown } from "./markdown.js";
import { printProblems } from "./problems.js";
import { printRecord } from "./record.js";
import { inline } from "./shapes.js";
import { harmless, type Style } from "./style.js";
import { wrap } from "./wrap.js";

interface Manner {
  /** As the person typed it: it stands in the commands that are proposed. */
  path: string;
  format: "text" | "markdown";
  width: number;
  style: Style;
}

/** All that was read of one page, for a person. */
export function printExtraction(extraction: Extraction, manner: Manner): string {
  const lines = manner.format === "markdown" ? asMarkdown(extraction) : asText(extraction, manner);
  return `${lines.join("\n").trimEnd()}\n`;
}

function asText(extraction: Extraction, { path, width, style }: Manner): string[] {
  const { views, account, problems, title } = extraction;
  return [
    ...printOutcome(extraction, width, style),
    ...(title ? [`${style.dim("title  ")} ${harmless(title)}`] : []),
    ...(account ? [`${style.dim("account")} ${inline(account)}`] : []),
    ...views.flatMap((view) => [
      "",
      `${style.title(view.view)}${view.layout === "default" ? "" : ` (${view.layout})`}${view.status === "ok" ? "" : ` ${style.warn("degraded")}`}`,
      ...printRecord(view.status === "ok" ? view.record : view.partial, width, style),
      ...(view.status === "ok" ? [] : ["", ...printProblems(view.problems, path, width, style)]),
    ]),
    ...(problems.length > 0 ? ["", ...printProblems(problems, path, width, style)] : []),
  ];
}

function asMarkdown({ views, outcome, reason, problems, url }: Extraction): string[] {
  const all = [...problems, ...views.flatMap((view) => (view.status === "ok" ? [] : view.problems))];
  return [
    ...views.map((view) => recordToMarkdown(view.view, view.status === "ok" ? view.record : view.partial)),
    ...(views.length === 0 || reason
      ? [`Nothing more was read: ${outcome}${reason ? ` (${reason})` : ""}, ${url}`, ""]
      : []),
    ...(all.length > 0
      ? ["Not everything was found:", "", ...all.map(({ view, message }) => `- ${view}: ${message}`)]
      : []),
  ];
}

const TONES: Readonly<Record<Outcome, "good" | "warn" | "bad">> = {
  ok: "good",
  degraded: "warn",
  loading: "warn",
  "signed-out": "warn",
  blocked: "warn",
  "no-view": "warn",
  unsupported: "warn",
};

/** What came of the page as a whole. */
export function printOutcome(
  { outcome, reason, platform }: { outcome: Outcome; reason?: string | undefined; platform?: string | undefined },
  width: number,
  style: Style,
): string[] {
  const head = [platform, outcome].filter(Boolean).join("  ");
  const lines = wrap([head, reason].filter(Boolean).join("  "), width - 2);
  return lines.map((line, i) => (i === 0 ? line.replace(outcome, style[TONES[outcome]](outcome)) : `  ${line}`));
}
