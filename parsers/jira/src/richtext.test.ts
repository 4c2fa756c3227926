import { defineParser, defineView, extract, RichText, richText } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { adf } from "./richtext.js";

const written = defineView({
  name: "written",
  record: z.object({ body: RichText }),
  root: ["main"],
  fields: { body: richText(".ak-renderer-document, .ProseMirror", adf) },
});
const parser = defineParser({ platform: "jira", matches: ["https://acme.example.com/*"], views: [written] });

/** What somebody wrote, as the renderer draws it or as the editor holds it. */
function read(html: string, where: "ak-renderer-document" | "ProseMirror" = "ak-renderer-document") {
  const page = openSnapshot(`<!doctype html><main><div class="${where}">${html}</div></main>`, {
    url: "https://acme.example.com/browse/ZOO-1",
    parsers: [parser],
  });
  const extraction = extract(page);
  // the editor's own padding is no text that somebody hid
  expect(extraction.invisibleCharacters).toBeUndefined();
  const view = extraction.views[0];
  if (view?.status !== "ok") throw new Error(JSON.stringify(view));
  return view.record.body;
}

describe("in a line", () => {
  it.each([
    [
      "a heading without its anchor",
      '<h2 id="Cages">Cages<span class="heading-anchor-wrapper"><button data-testid="anchor-button">Copy link</button></span></h2><span data-testid="visually-hidden-heading-anchor">Cages</span>',
      "## Cages",
    ],
    [
      "strike without a tag",
      '<p><span data-renderer-mark="true" style="text-decoration: line-through;">late</span></p>',
      "~~late~~",
    ],
    ["code in the editor", '<p><span class="code" spellcheck="false">x = 1</span></p>', "`x = 1`"],
    [
      "colour and underline",
      '<p><span class="fabric-text-color-mark" data-text-custom-color="#ff0000">red</span> <u data-renderer-mark="true">under</u></p>',
      "red under",
    ],
    [
      "a link with its address as title",
      '<p><a data-testid="link-with-safety" title="https://example.com/a" href="https://example.com/a">here</a></p>',
      "[here](https://example.com/a)",
    ],
    [
      "an emoji",
      '<p><span data-emoji-id="1f418" data-emoji-short-name=":elephant:" data-emoji-text="🐘"><span class="emoji-common-emoji-sprite"></span></span></p>',
      "🐘",
    ],
    [
      "an emoji of the site",
      '<p><span data-emoji-id="c-1" data-emoji-short-name=":zoo-party:" data-emoji-text=":zoo-party:"><img alt=":zoo-party:" src="/e.png"></span></p>',
      ":zoo-party:",
    ],
    [
      "a status",
      '<p>is <span role="emphasis"><span data-node-type="status" data-color="blue"><span>Being fed</span></span></span></p>',
      "is \\[Being fed]",
    ],
    ["a placeholder", '<p>a <span data-placeholder="Type here" contenteditable="true">Type here</span></p>', "a"],
    ["a link not yet resolved", "<p>a <span></span></p>", "a"],
  ])("%s", (_, html, markdown) => {
    expect(read(html).markdown).toBe(markdown);
  });

  it("a mention, drawn and in the editor with its padding", () => {
    const drawn =
      '<span data-mention-id="5b10" data-access-level=""><span data-testid="mention-5b10">@Ada Byron</span></span>';
    const held = `<span class="mentionView-content-wrap inlineNodeView"><span class="zeroWidthSpaceContainer">\u200B</span>${drawn}<span class="inlineNodeViewAddZeroWidthSpace"></span></span>`;
    const result = {
      text: "Hi @Ada Byron!",
      markdown: "Hi @Ada Byron!",
      mentions: [{ id: "5b10", label: "@Ada Byron" }],
    };
    expect(read(`<p>Hi ${drawn}!</p>`)).toEqual(result);
    expect(read(`<p>Hi ${held}!</p>`, "ProseMirror")).toEqual(result);
  });

  it("a date by its day in UTC, whatever the page shows of it", () => {
    const at = Date.UTC(2027, 2, 9);
    const shown = `<p>due <span class="date-lozenger-container"><span data-node-type="date" data-timestamp="${at}">9 mars 2027</span></span></p>`;
    expect(read(shown)).toEqual({ text: "due 9 mars 2027", markdown: "due 2027-03-09" });
    expect(read(`<p>due <span data-node-type="date" data-timestamp="${at}"></span></p>`, "ProseMirror").text).toBe(
      "due 2027-03-09",
    );
    expect(read('<p>due <span data-node-type="date" data-timestamp="soon">soon</span></p>').markdown).toBe("due soon");
  });

  it("a smart link by its title and status, or by its address", () => {
    const card =
      '<a role="button" href="/browse/ZOO-2" data-testid="inline-card-resolved-view"><span data-testid="inline-card-icon-and-title"><img alt="" src="/i.png"><span>ZOO-2: Wash the lion</span></span><span><span data-testid="inline-card-resolved-view-lozenge"><span data-testid="inline-card-resolved-view-lozenge--text">To Do</span></span></span></a>';
    expect(read(`<p>see ${card}</p>`)).toEqual({
      text: "see ZOO-2: Wash the lion To Do",
      markdown: "see [ZOO-2: Wash the lion](https://acme.example.com/browse/ZOO-2) \\[To Do]",
    });
    const held =
      '<p><a data-inline-card="" href="https://acme.example.com/browse/ZOO-2">https://acme.example.com/browse/ZOO-2</a></p>';
    expect(read(held, "ProseMirror").markdown).toBe("<https://acme.example.com/browse/ZOO-2>");
  });
});

describe("blocks", () => {
  it("tasks by their state, or by their checkbox", () => {
    const drawn = (checked: string, words: string) =>
      `<div data-task-local-id="t"><div><span contenteditable="false"><input type="checkbox" aria-label="Mark task as completed" ${checked}><span aria-hidden="true"><svg></svg></span></span><div data-component="content">${words}</div></div></div>`;
    expect(
      read(`<div role="group" data-task-list-local-id="">${drawn("", "feed")}${drawn("checked", "wash")}</div>`)
        .markdown,
    ).toBe("- [ ] feed\n- [x] wash");
    const held =
      '<div data-node-type="actionList" data-task-list-local-id="l"><div data-task-local-id="1" data-task-state="DONE">feed</div><div data-task-local-id="2" data-task-state="TODO">wash</div></div>';
    expect(read(held, "ProseMirror").markdown).toBe("- [x] feed\n- [ ] wash");
  });

  it("decisions as items without a number", () => {
    const html =
      '<ol data-node-type="decisionList"><li data-decision-state="DECIDED"><div><span role="img" aria-label="Decision"><svg></svg></span><div data-component="content">More hay</div></div></li></ol>';
    expect(read(html)).toEqual({ text: "More hay", markdown: "- More hay" });
  });

  it.each([
    [
      "drawn",
      '<div class="code-block"><button aria-label="Copy as text">Copy</button><span data-ds--code--code-block="" data-code-lang="python"><code class="language-python"><span data-ds--code--row=""><span class="linenumber" data-ds--line-number="1">1</span>def f():\n</span><span data-ds--code--row=""><span class="linenumber" data-ds--line-number="2">2</span>\treturn 1\n</span></code></span></div>',
      "```python",
    ],
    [
      "drawn lightly, off the screen",
      '<div class="light-weight-code-block"><div class="code-block"><div class="code-block-content-wrapper"><div class="line-number-gutter"><span></span><span></span></div><div class="code-content"><code>def f():\n\treturn 1</code></div></div></div></div>',
      "```",
    ],
    ["in the editor", '<pre><code data-language="python">def f():\n\treturn 1</code></pre>', "```python"],
    [
      "without a language",
      '<div class="code-block"><span data-ds--code--code-block="" data-code-lang=""><code class="language- language-none">def f():\n\treturn 1</code></span></div>',
      "```",
    ],
  ])("code %s", (_, html, fence) => {
    expect(read(html)).toEqual({ text: "def f():\n\treturn 1", markdown: `${fence}\ndef f():\n\treturn 1\n\`\`\`` });
  });

  it.each([
    ["info", "[!NOTE]"],
    ["note", "[!NOTE]"],
    ["tip", "[!TIP]"],
    ["success", "[!TIP]"],
    ["warning", "[!WARNING]"],
    ["error", "[!CAUTION]"],
  ])("a panel of the kind %s", (kind, sign) => {
    const drawn = `<div class="ak-editor-panel" data-panel-type="${kind}"><div class="ak-editor-panel__icon"><span role="img" aria-label="${kind} panel">i</span></div><div class="ak-editor-panel__content"><p>Mind the bear</p></div></div>`;
    expect(read(drawn)).toEqual({ text: "Mind the bear", markdown: `> ${sign}\n> Mind the bear` });
    const held = `<div data-panel-type="${kind}"><div data-panel-content="true"><p>Mind the bear</p></div></div>`;
    expect(read(held, "ProseMirror").markdown).toBe(`> ${sign}\n> Mind the bear`);
  });

  it.each(['data-panel-color="#ffeeee"', 'data-panel-icon=":bear:"'])(
    "a panel of somebody's own (%s), though drawn as info",
    (own) => {
      const html = `<div class="ak-editor-panel" data-panel-type="info" ${own}><div class="ak-editor-panel__content"><p>Mind the bear</p></div></div>`;
      expect(read(html).markdown).toBe("> Mind the bear");
    },
  );

  it("a table without its numbers and sort signs", () => {
    const html =
      '<div class="pm-table-container"><div class="pm-table-wrapper"><table data-testid="renderer-table" data-number-column="true"><colgroup><col></colgroup><tbody><tr><td class="ak-renderer-table-number-column"></td><th><p>Name</p><figure aria-hidden="true"><span>Sort column</span></figure></th><th><p>Cage</p></th></tr><tr><td class="ak-renderer-table-number-column">1</td><td><p>Bear</p></td><td><p>4</p><p>5</p></td></tr><tr><td class="ak-renderer-table-number-column">2</td><td colspan="2"><p>empty | closed</p></td></tr></tbody></table></div></div>';
    expect(read(html)).toEqual({
      text: "Name\tCage\nBear\t4 5\nempty | closed",
      markdown: "| Name | Cage |\n| - | - |\n| Bear | 4<br>5 |\n| empty \\| closed | |",
    });
  });

  it("an expand, open or not, under its title", () => {
    const expand = (open: boolean, style: string) =>
      `<div data-node-type="expand" data-title="Diet" data-expanded="${open}"><button aria-expanded="${open}"><span role="img" aria-label="Expand content"></span><span>Diet</span></button><div ${style}><p>Hay <span hidden>gone</span></p></div></div>`;
    expect(read(expand(true, "")).markdown).toBe("**Diet**\n\nHay");
    expect(read(expand(false, 'style="display: none"')).markdown).toBe("**Diet**\n\nHay");
  });

  it("columns one after the other", () => {
    const html =
      '<div data-layout-section="true"><div data-layout-column="true"><div><p>left</p></div></div><div data-layout-column="true"><div><p>right</p></div></div></div>';
    expect(read(html).markdown).toBe("left\n\nright");
  });

  it("pictures and files by what they say of themselves", () => {
    const held =
      '<div data-node-type="mediaSingle"><div data-node-type="media" data-type="external" data-url="https://example.com/bear.png" data-alt="A bear"></div><figcaption data-caption="true">Figure 1</figcaption></div><p>after</p>';
    const card = '<a data-block-card="" href="https://example.com/card">https://example.com/card</a>';
    expect(read(held + card, "ProseMirror").markdown).toBe(
      "![A bear](https://example.com/bear.png)  \nFigure 1\n\nafter\n\n<https://example.com/card>",
    );
    expect(read(held.replace("<p>after</p>", card), "ProseMirror").markdown).toBe(
      "![A bear](https://example.com/bear.png)  \nFigure 1\n\n<https://example.com/card>",
    );
    expect(
      read('<p>see <span data-node-type="mediaInline" data-id="1" data-file-name="diet.pdf"></span></p>').markdown,
    ).toBe("see diet.pdf");
    expect(
      read('<div data-node-type="mediaSingle"><div data-testid="media-card-loading"><svg></svg></div></div>').markdown,
    ).toBe("");
  });
});

it("is empty in an editor nobody typed in", () => {
  const html =
    '<p><span class="placeholder-decoration ProseMirror-widget" aria-hidden="true"><span>Type @ to mention somebody</span></span><br class="ProseMirror-trailingBreak"></p>';
  expect(read(html, "ProseMirror")).toEqual({ text: "", markdown: "" });
});
