import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { readTree } from "./read.js";
import { TreeSchema } from "./schema.js";
import type { TreeOptions } from "./types.js";

const open = (html: string) =>
  openSnapshot(`<html data-onscreen-state="live"><title>T</title><body>${html}`, { url: "https://example.com/" });

/** The lines below the page's own, with every reference as a bare at sign. */
const textOf = (html: string, options?: TreeOptions) =>
  readTree(open(html), options)
    .text.split("\n")
    .slice(1)
    .map((line) => line.replace(/@[\w.-]+\??/g, "@"));

describe("what is in the tree", () => {
  it("leaves out what is hidden, however it is", () => {
    expect(
      textOf(`<p hidden>1</p><p style="display:none">2</p><p style="visibility:hidden">3 <b style="visibility:visible">4</b></p>
        <p aria-hidden=true>5</p><div inert><button>6</button></div><dialog>7</dialog><details>8<summary>9</summary></details><template>10</template>`),
    ).toEqual(["4", "9 @ collapsed"]);
  });

  it("has frames and shadow trees in place, and a reference for a frame that reads itself", () => {
    expect(
      textOf(`<x-a><template shadowrootmode=open><b>in</b> <slot></slot></template><i>slotted</i></x-a>
        <iframe title=Same srcdoc="<button>Go</button>"></iframe><iframe title=Other src="https://other.example.com/"></iframe>`),
    ).toEqual(["in slotted", 'iframe "Same"', "  Go @", "iframe: Other @"]);
  });

  it("gives references to what can be acted on only, the bare and the empty included", () => {
    expect(
      textOf(`<div onclick="x()">Click</div><div tabindex=0>Focus</div><span style="cursor:pointer">Point</span><p>Text</p><button></button>
        <div style="width:0;height:0"><input type=checkbox aria-label=Tiny></div><a>No link</a><div contenteditable=true aria-label=Notes>typed</div>`),
    ).toEqual(["Click @", "Focus @", "Point @", "Text", "@", "Tiny @ off", "No link", "textbox: Notes @ = typed"]);
  });

  it("moves what is owned, and what a closed control owns as well", () => {
    expect(
      textOf(
        `<input role=combobox aria-label=Find aria-owns=list aria-expanded=true><p>between</p><div role=listbox id=list aria-label=Hits><div role=option>One</div></div>`,
      ),
    ).toEqual(["Find @ expanded", "  Hits @", "    One @", "between"]);
  });
});

describe("what is said once", () => {
  it("a label is its control's name, a help text its description, an error its message", () => {
    expect(
      textOf(`<label for=a>Mail</label><input id=a aria-describedby=h aria-invalid=true aria-errormessage=e value=x><p id=h>We answer.</p><p id=e>No address.</p>
        <fieldset><legend>Bad?</legend><label><input type=radio checked>Very</label></fieldset><table><caption>All</caption><tr><td>1</table>`),
    ).toEqual([
      'Mail @ invalid errormessage="No address." "We answer." = x',
      'group "Bad?"',
      "  Very @ on",
      'table "All"',
      "  | 1",
    ]);
  });

  it("a text stays where the name does not tell it", () => {
    expect(textOf(`<label for=a>Mail <b>of the office</b></label><input id=a aria-label="Mail">`)).toEqual([
      "Mail of the office",
      "Mail @",
    ]);
    expect(textOf(`<a href=/t aria-label="Open the ticket"><div>Ticket 7</div><div>ticket</div></a>`)).toEqual([
      "Open the ticket @",
      "  Ticket 7",
    ]);
  });

  it("a heading that is one link is one line", () => {
    expect(textOf(`<h2><a href=/x>Title</a></h2><h2>A <a href=/y>b</a></h2>`)).toEqual([
      "## Title @",
      "## A b",
      "  b @",
    ]);
  });

  it("signs of an icon font are no text", () => {
    expect(
      textOf(
        `<style>.i::before{content:"\\e001"} .r::after{content:" required"}</style><p><i class=i></i>Save <b class=r>Name</b></p>`,
      ),
    ).toEqual(["Save Name required"]);
  });
});

describe("tables", () => {
  it("are a line a row, the head marked", () => {
    expect(
      textOf(
        `<table aria-rowcount=9><tr><th aria-sort=descending>When<th>What<tr aria-rowindex=4><th scope=row>Now<td colspan=2><button>Go</button> or <a href=/>stay</a></table>`,
      ),
    ).toEqual([
      "table rowcount=9",
      "  |=| When {sort=descending} | What",
      "  |rowindex=4| Now | Go @; or; stay @ {colspan=2}",
    ]);
  });

  it("are opened where a cell holds more, and are none where they only place things", () => {
    expect(textOf(`<table><tr><th>A<tr><td><ul><li>1<li>2</ul></table>`)).toEqual([
      "table",
      "  |=| A",
      "  row",
      "    cell",
      "      - 1",
      "      - 2",
    ]);
    expect(textOf(`<table><tr><td>left<td><h2>Right</h2></table>`)).toEqual(["left", "## Right"]);
  });
});

describe("values", () => {
  it("of secrets are never told", () => {
    const text = textOf(
      `<input type=password aria-label=Password value=hunter2><input autocomplete=one-time-code aria-label=Code value=123456>`,
    );
    expect(text).toEqual(["Password @", "Code @"]);
  });

  it("that a saved page can't know are absent", () => {
    const page = openSnapshot(
      `<title>T</title><input aria-label=Name><input type=checkbox aria-label=Sure><select aria-label=Kind><option>a<option>b</select>`,
      {
        url: "https://example.com/",
      },
    );
    expect(readTree(page).nodes.map(({ name, value, states }) => [name, value, states.checked])).toEqual([
      ["Name", undefined, undefined],
      ["Sure", undefined, undefined],
      ["Kind", undefined, undefined],
    ]);
  });
});

describe("options", () => {
  const page = `<nav aria-label=Main><a href="/a?access_token=s3cret&x=1">A</a></nav><main><h1>Top</h1><p>text</p><ul><li>one <button>Do</button></ul><section aria-label=Empty><p>x</p></section></main>`;

  it("interactive: controls in their places", () => {
    expect(textOf(page, { interactive: true })).toEqual(['navigation "Main"', "  A @", "main", "  Do @"]);
  });

  it("outline: where things are", () => {
    expect(textOf(page, { outline: true })).toEqual(['navigation "Main"', "main", "  # Top", '  region "Empty"']);
  });

  it("urls: addresses without secrets", () => {
    expect(textOf(page, { urls: true })[1]).toBe("  A @ </a?access_token=&x=1>");
  });

  it("depth: what lies deeper is counted", () => {
    expect(textOf(page, { depth: 1 })).toEqual(['navigation "Main" omitted=1', "main omitted=8"]);
  });

  it("within: one part of the page, and a word when it is gone", () => {
    const opened = open(`<div role=group aria-label=A tabindex=0><button>In</button></div><button>Out</button>`);
    const [group] = readTree(opened).nodes;
    expect(readTree(opened, { within: group?.ref }).nodes.map(({ name }) => name)).toEqual(["A"]);
    const gone = readTree(opened, { within: "button000000" });
    expect([gone.status, gone.nodes, gone.text.split("\n")[1]]).toEqual([
      "unknown",
      [],
      "! the reference to read within is unknown",
    ]);
  });

  it("full: nothing is cut", () => {
    const long = `<p>${"word ".repeat(400)}</p><select aria-label=Many>${"<option>o</option>".repeat(20)}</select>`;
    expect(textOf(long)).toEqual([`${"word ".repeat(200).trim()} …(+1000 characters)`, "Many @ options=20 = o"]);
    const full = textOf(long, { full: true });
    expect(full[0]?.length).toBe(1999);
    expect(full).toHaveLength(3);
  });
});

it("is plain data by its schema", () => {
  const tree = readTree(open(`<main><h1>x</h1><input aria-label=y value=z></main>`), { urls: true });
  expect(TreeSchema.parse(JSON.parse(JSON.stringify(tree)))).toEqual(JSON.parse(JSON.stringify(tree)));
});

it("tells what a reader must know: sheets that are not at hand, characters that nobody sees", () => {
  expect(textOf(`<link rel=stylesheet href=/a.css><p>a\u200Bb</p>`).slice(0, 2)).toEqual([
    "! 1 style sheets of this saved page are not in the file: what they hide is shown",
    "! 1 invisible characters were left out",
  ]);
});
