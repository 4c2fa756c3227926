import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Named states of an expectation: a value, one of several, or null for "must be absent". */
export type ExpectedStates = Readonly<Record<string, unknown>>;

export interface Expected {
  readonly role?: string | null | readonly string[];
  readonly name?: string;
  readonly description?: string;
  readonly states?: ExpectedStates;
  readonly notStates?: Readonly<Record<string, unknown>>;
  readonly inTree?: boolean;
  readonly tree?: string;
}

/** One test case that somebody else wrote. */
export interface Case {
  readonly id: string;
  readonly source: string;
  readonly doc: string;
  readonly title: string;
  readonly selector: string;
  readonly expected: Expected;
  readonly tentative: boolean;
  readonly legacy?: boolean;
  readonly disputed?: boolean;
  readonly inShadow?: boolean;
}

export interface Corpus {
  readonly cases: readonly Case[];
  /** HTML by document. */
  readonly docs: ReadonlyMap<string, string>;
}

/** Reads `<source>.cases.jsonl` and `<source>.docs.jsonl` of a folder. */
export function loadCorpus(folder: string): Corpus {
  const files = readdirSync(folder).sort();
  const docs = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(".docs.jsonl"))) {
    for (const { doc, html } of lines<{ doc: string; html: string }>(join(folder, file))) docs.set(doc, html);
  }
  const cases = files
    .filter((name) => name.endsWith(".cases.jsonl"))
    .flatMap((name) => lines<Case>(join(folder, name)));
  return { cases, docs };
}

/** The cases of one document, so that each document is opened once. */
export function casesByDocument(cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  const groups = new Map<string, Case[]>();
  for (const item of cases) {
    const group = groups.get(item.doc);
    if (group) group.push(item);
    else groups.set(item.doc, [item]);
  }
  return groups;
}

function lines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}
