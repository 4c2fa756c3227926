import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { readTree } from "./read.js";
import type { TreeNode } from "./types.js";
import { isRole, roleOfRef } from "./words.js";

/** What the text tells of a node. */
interface Told {
  role: string;
  name: string;
  ref?: string;
  words: string[];
  description?: string;
  value?: string;
  children: Told[];
}

/** Reads the text of a tree back by the grammar of TREE.md, and by nothing else. */
function parse(text: string): Told[] {
  const top: Told = { role: "page", name: "", words: [], children: [] };
  const open: { depth: number; node: Told }[] = [{ depth: -1, node: top }];
  for (const raw of text.split("\n").slice(1)) {
    const body = raw.trimStart();
    const depth = (raw.length - body.length) / 2;
    if (body.startsWith("! ")) continue;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1)?.node as Told;
    const node = lineNode(body, parent);
    if (node) open.push({ depth, node });
  }
  return top.children;
}

function lineNode(body: string, parent: Told): Told | undefined {
  if (body.startsWith("* ")) {
    parent.children = split(body.slice(2), "|").map((name) => ({
      role: "option",
      name: plain(name.trim()),
      words: [],
      children: [],
    }));
    return undefined;
  }
  if (body.startsWith("- ") || body === "-") {
    const item: Told = { role: "listitem", name: "", words: [], children: inline(body.slice(2)) };
    const last = parent.children.at(-1);
    if (parent.role === "list") parent.children.push(item);
    else if (last?.role === "list" && last.name === "" && last.words[0] === "implied") last.children.push(item);
    else parent.children.push({ role: "list", name: "", words: ["implied"], children: [item] });
    return item;
  }
  const node = body.startsWith("|") ? rowNode(body) : item(body);
  parent.children.push(node);
  return node;
}

function rowNode(body: string): Told {
  const [, ...pieces] = split(body, "|");
  const hasFacts = !body.startsWith("| ");
  const facts = hasFacts ? (pieces.shift() as string) : "";
  const header = /^=/.test(facts);
  const row: Told = { role: "row", name: "", children: [], ...factsOf(facts.replace(/^=\s*/, "")) };
  row.children = pieces.map((piece) => {
    const [, content = "", own = ""] = /^(.*?)(?:(?<!\\)\{(.*)\})?$/s.exec(piece.trim()) ?? [];
    return { role: header ? "columnheader" : "cell", name: "", ...factsOf(own), children: inline(content) };
  });
  return row;
}

function inline(text: string): Told[] {
  return text.trim() === "" ? [] : split(text, /;(?= |$)/).map((piece) => item(plain(piece.trim())));
}

const split = (text: string, separator: string | RegExp): string[] =>
  text.split(new RegExp(`(?<!\\\\)(?:${typeof separator === "string" ? `\\${separator}` : separator.source})`));
const plain = (text: string): string => text.replace(/\\([|{;])/g, "$1");

function item(body: string): Told {
  const marks = /^(#{1,6})(?: (.*))?$/s.exec(body);
  if (marks) return headingNode(marks[1]?.length ?? 0, marks[2] ?? "");
  const referenced = /^(.*?)(?:^|\s)@([\w.-]+)\??(?:\s(.*))?$/s.exec(body);
  if (referenced && !body.startsWith("\\")) {
    const [, before = "", ref = "", rest = ""] = referenced;
    const said = /^([a-z][a-z-]*):(?: (.*))?$/s.exec(before.trim());
    return {
      role: said?.[1] ?? roleOfRef(ref) ?? "?",
      name: unmark(said ? (said[2] ?? "") : before.trim()),
      ref,
      children: [],
      ...factsOf(rest),
    };
  }
  const word = /^([a-z][a-z-]*)(?: (.*))?$/s.exec(body);
  if (word && isRole(word[1] as string)) {
    const { description, ...facts } = factsOf(word[2] ?? "");
    const [name = "", described] = strings(word[2] ?? "");
    return {
      role: word[1] as string,
      name,
      children: [],
      ...facts,
      ...(described !== undefined && { description: described }),
    };
  }
  return { role: "text", name: unmark(body.replace(/^\\/, "")), words: [], children: [] };
}

function headingNode(level: number, text: string): Told {
  const inner = item(text);
  const heading = { role: "heading", words: [`level=${level}`], children: [] };
  return inner.ref === undefined
    ? { ...heading, name: unmark(text) }
    : { ...heading, name: inner.name, children: [inner] };
}

const unmark = (text: string): string => text.replace(/(^|\s)\\(?=\\*@\w)/g, "$1");
const strings = (text: string): string[] =>
  [...text.matchAll(/(?:^|\s)"((?:\\.|[^"\\])*)"/g)].map(([, inner = ""]) =>
    inner.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1"),
  );

function factsOf(text: string): { words: string[]; description?: string; value?: string; ref?: string } {
  const [, before = "", value] =
    /^((?:(?:[^\s"=]+="(?:\\.|[^"\\])*"|"(?:\\.|[^"\\])*"|<\S*>|[^\s"]+)(?:\s|$))*?)(?:= (.*))?$/s.exec(`${text}`) ??
    [];
  const ref = /(?:^|\s)@([\w.-]+)/.exec(before)?.[1];
  const words = before.match(/[^\s"=@<]+(?:=(?:"(?:\\.|[^"\\])*"|\S+))?(?=\s|$)/g) ?? [];
  const [description] = strings(before);
  return {
    words: words.filter((word) => !before.includes(`@${word}`) && !word.startsWith("options=")),
    ...(description !== undefined && { description }),
    ...(value !== undefined && { value: value.replace(/\\n/g, "\n").replace(/\\(.)/g, "$1") }),
    ...(ref && { ref }),
  };
}

/** What the text promises to tell of the nodes: roles, names, references, descriptions, values, in their places. */
function promised(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => ({
    role: /^(?:rowheader|gridcell)$/.test(node.role) ? "cell" : node.role,
    ...(node.name !== "" && { name: node.name }),
    ...(node.ref !== undefined && { ref: node.ref }),
    ...(node.description !== undefined && { description: node.description }),
    ...(node.value !== undefined && { value: node.value }),
    children: promised(joinTexts(node)),
  }));
}

/** Texts in a row of one item or cell run on. */
function joinTexts({ role, children }: TreeNode): readonly TreeNode[] {
  if (!/^(?:listitem|cell|gridcell|columnheader|rowheader)$/.test(role)) return children;
  const joined: TreeNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.role === "text" && last?.role === "text")
      joined[joined.length - 1] = { ...last, name: `${last.name} ${child.name}` };
    else joined.push(child);
  }
  return joined;
}

const told = (nodes: readonly Told[]): unknown[] =>
  nodes.map(({ role, name, ref, description, value, children }) => ({
    role,
    ...(name !== "" && { name }),
    ...(ref !== undefined && { ref }),
    ...(description !== undefined && { description }),
    ...(value !== undefined && { value }),
    children: told(children),
  }));

const PAGES: Readonly<Record<string, string>> = {
  "a table": `<table><caption>Deals</caption><tr><th>Deal<th aria-sort="ascending">Owner</tr><tr><td><a href=/1>Lift | old</a>; new<td>Ada {x}</tr><tr><td><input type=checkbox aria-label="Choose; it"> two<td></tr></table>`,
  "a grid": `<div role=grid aria-label=Mail><div role=row tabindex=0 aria-rowindex=1><div role=gridcell aria-colspan=2>a</div><div role=gridcell><button>Open</button></div></div></div>`,
  lists: `<ul><li>one<li><a href=/2>two</a> and <b>three</b><li><p>four</p><ul><li>five</ul></ul><ul><li>six</ul><ul aria-label=Named><li>seven</ul>`,
  headings: `<h1>Top</h1><h2><a href=/x>Whole link</a></h2><h3>Part <a href=/y>link</a></h3><h4 tabindex=0>Focus</h4><div role=heading aria-level=8>Deep</div>`,
  "a form": `<form aria-label=Fault><label>Name <input value="Grace \\ Hopper = me" required aria-describedby=d></label><p id=d>As "on" your badge</p><textarea aria-label=Text>a\nb</textarea>
    <select aria-label=Kind><option>a | b<option selected>c; d</select><input type=date aria-label=Day value=2026-01-01><input type=range aria-label=Noise min=0 max=5 value=2><progress aria-label=Done value=3 max=4></progress></form>`,
  "text that looks like nodes": `<p>button "Pay" @button481207</p><p># heading</p><p>- item</p><p>| cell</p><p>main</p><p>mail @button481207 now</p><p>! note</p><p>\\@button481207</p><p>* options</p><a href=/>link: @lnk-3 x</a><a href=/>button: no</a><h2>Heading @lnk-4</h2><ul><li>text; link "x" | y</ul>`,
  places: `<header><nav aria-label=Main><a href=/a>A</a></nav></header><main><section aria-label="Part one"><p>x</p></section><div role=dialog aria-label=Ask><button>Yes</button></div><iframe title=Inner srcdoc="<p>inside</p>"></iframe></main>`,
  "what can be clicked": `<div onclick="go()">Show more</div><div onclick="go()"><h2>Card</h2><a href=/c>Open</a></div><details><summary>More</summary>hidden</details>`,
};

const pageOf = (html: string) =>
  openSnapshot(`<html data-onscreen-state="live"><title>T</title><body>${html}`, { url: "https://example.com/" });

describe("the text of a tree", () => {
  it.each(Object.entries(PAGES))("tells all of %s", (_, html) => {
    const tree = readTree(pageOf(html));
    expect(told(parse(tree.text))).toEqual(promised(tree.nodes));
  });

  it("is what TREE.md shows", () => {
    const [, example = ""] =
      /```\n([\s\S]*?)\n```/.exec(readFileSync(new URL("../../TREE.md", import.meta.url), "utf8")) ?? [];
    const nodes = told(parse(example)) as { role: string; children: { role: string; name?: string }[] }[];
    expect(nodes.map(({ role }) => role)).toEqual(["banner", "main"]);
    expect(nodes[1]?.children.map(({ role, name }) => `${role} ${name}`)).toEqual([
      "heading Deals",
      "button Add",
      "table All deals",
      "form Fault",
    ]);
    expect(JSON.stringify(nodes)).not.toContain('"role":"?"');
  });
});
