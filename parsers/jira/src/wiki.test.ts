import { defineParser, defineView, extract, RichText, richText } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, it } from "vitest";
import * as z from "zod";
import { wiki } from "./wiki.js";

const written = defineView({
  name: "written",
  record: z.object({ body: RichText }),
  root: ["main"],
  fields: { body: richText(".user-content-block", wiki) },
});
const parser = defineParser({ platform: "jira", matches: ["https://jira.example.com/*"], views: [written] });

function read(html: string) {
  const page = openSnapshot(`<!doctype html><main><div class="user-content-block">${html}</div></main>`, {
    url: "https://jira.example.com/jira/browse/TEA-1",
    parsers: [parser],
  });
  const view = extract(page).views[0];
  if (view?.status !== "ok") throw new Error(JSON.stringify(view));
  return view.record.body;
}
const markdown = (html: string): string => read(html).markdown.trim();

it.each([
  ["infoMacro", "NOTE"],
  ["tipMacro", "TIP"],
  ["noteMacro", "WARNING"],
  ["warningMacro", "CAUTION"],
])("reads %s as an alert", (name, kind) => {
  const macro = `<div class="panelMacro"><table class="${name}"><tr><td><img src="/i.png" alt="icon"></td><td>Hot</td></tr></table></div>`;
  expect(markdown(macro)).toBe(`> [!${kind}]\n> Hot`);
});

it("reads a panel with its title as a quote", () => {
  const panel =
    '<div class="panel"><div class="panelHeader"><b>Note</b></div><div class="panelContent"><p>Hot</p></div></div>';
  expect(markdown(panel)).toBe("> **Note**\n>\n> Hot");
});

it("keeps the lines of code and names its language where it has one", () => {
  const code = (name: string) =>
    `<div class="code panel"><div class="codeContent panelContent"><pre class="${name}"><span class="code-keyword">int</span> a;\n  b();\n</pre></div></div>`;
  expect(markdown(code("code-java"))).toBe("```java\nint a;\n  b();\n```");
  expect(markdown(code("code-none"))).toBe("```\nint a;\n  b();\n```");
});

it("keeps what is preformatted and takes it for no panel", () => {
  expect(markdown('<div class="preformatted panel"><div class="panelContent"><pre>a  *b*</pre></div></div>')).toBe(
    "```\na  *b*\n```",
  );
});

it("names who is mentioned, and emoticons", () => {
  const { markdown: shown, mentions } = read(
    '<p>Ask <a class="user-hover" rel="ada" href="/x">Ada Byron</a> <img class="emoticon" src="/s.png" alt="(!)"></p>',
  );
  expect(shown.trim()).toContain("Ask Ada Byron");
  expect(mentions).toEqual([{ id: "ada", label: "Ada Byron" }]);
});

it("makes tables GFM", () => {
  expect(
    markdown(
      '<div class="table-wrap"><table class="confluenceTable"><tbody><tr><th class="confluenceTh">Cup</th></tr><tr><td class="confluenceTd">red</td></tr></tbody></table></div>',
    ),
  ).toMatch(/^\| Cup \|\n\| -+ \|\n\| red \|$/);
});
