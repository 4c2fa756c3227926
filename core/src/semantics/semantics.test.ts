import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { describeElements } from "./describe.js";

/** What the element with the id `x` is. */
const of = (html: string) => {
  const page = openSnapshot(`<html data-onscreen-state="live"><body>${html}`, { url: "https://example.com/" });
  const [found] = describeElements(page, [page.document.querySelector("#x") as Element]);
  if (!found) throw new Error("there is no #x");
  return found;
};

describe("role", () => {
  it.each([
    ["the tag's", "<nav id=x>", "navigation"],
    ["the first valid token", '<nav id=x role="nope BUTTON link">', "button"],
    ["not an abstract one", "<nav id=x role=landmark>", "navigation"],
    ["the next where region has no name", '<div id=x role="region group">', "group"],
    ["region with a name", '<div id=x role="region group" aria-label=a>', "region"],
    ["none", "<h1 id=x role=presentation>", "none"],
    ["not none when it can be focused", "<h1 id=x role=none tabindex=-1>", "heading"],
    ["not none with a global attribute", "<h1 id=x role=none aria-describedby=y>", "heading"],
    ["none, inherited by the parts of a list", "<ul role=none><li id=x>", "none"],
    ["not inherited over an own role", "<table role=none><tr role=row><td id=x></table>", "cell"],
    ["a header of the page", "<header id=x>", "banner"],
    ["a header of a section", "<article><header id=x>", "sectionheader"],
    ["an aside in a section without a name", "<section aria-label=a><aside id=x>", "generic"],
    ["an image without meaning", '<img id=x alt="" title=t>', "none"],
    ["an image that is named otherwise", '<img id=x alt="" aria-label=a>', "image"],
    ["a header cell of a column", "<table><tr><th id=x><th><tr><td></table>", "columnheader"],
    ["a header cell of a row", "<table><tr><th id=x>a<td>b</table>", "rowheader"],
    ["a cell of a grid", "<table role=grid><tr><td id=x></table>", "gridcell"],
    ["a text field with suggestions", "<input id=x list=l><datalist id=l></datalist>", "combobox"],
    ["a drop-down", "<select id=x></select>", "combobox"],
    ["a list of choices", "<select id=x size=3></select>", "listbox"],
    ["an item out of its list", "<div id=x role=listitem>", "generic"],
    ["an item in a group of its list", "<div role=list><div role=group><div id=x role=listitem>", "listitem"],
    ["a named drawing", "<svg><g id=x><title>t</title></g></svg>", "group"],
    ["a part of a book", '<section id=x role="doc-chapter">', "doc-chapter"],
  ])("%s", (_, html, role) => {
    expect(of(html).role).toBe(role);
  });
});

describe("name", () => {
  it.each([
    [
      "by ids, in their order",
      '<p id=a>one</p><p id=b>two</p><button id=x aria-labelledby="b a">z</button>',
      "two one",
    ],
    ["itself among them", '<p id=a>one</p><button id=x aria-label=me aria-labelledby="x a">z</button>', "me one"],
    [
      "something hidden that is named",
      "<p id=a hidden>one <b>two</b></p><button id=x aria-labelledby=a>z</button>",
      "one two",
    ],
    ["not what is hidden in it", "<p id=a>one <b hidden>two</b></p><button id=x aria-labelledby=a>z</button>", "one"],
    ["a label over content", "<button id=x aria-label=a>z</button>", "a"],
    ["a label around", "<label>Sure <input id=x type=checkbox></label>", "Sure"],
    ["a label with a control in it", "<label>Wait <input value=5> days<input id=x type=checkbox></label>", ""],
    [
      "a label for it, with a control in it",
      "<label for=x>Wait <input value=5> days</label><input id=x type=checkbox>",
      "Wait 5 days",
    ],
    [
      "a chosen option in a label",
      "<label for=x>Wait <select><option>1<option selected>2</select> days</label><input id=x type=checkbox>",
      "Wait 2 days",
    ],
    ["content with boxes apart", "<a id=x href=/><div>a</div><div>b</div><i>c</i><i>d</i></a>", "a b cd"],
    [
      "content that is generated",
      '<style>#x::before{content:"No " / "Number "}</style><a id=x href=/>5</a>',
      "Number 5",
    ],
    ["content of what it owns", "<a id=x href=/ aria-owns=o>a</a><b id=o> b</b>", "a b"],
    [
      "not what is hidden from all, but what is visible again",
      '<a id=x href=/>a <b style="visibility:hidden">b <i style="visibility:visible">c</i></b></a>',
      "a c",
    ],
    [
      "a shadow tree with its slots",
      "<a id=x href=/><x-a>s<template shadowrootmode=open>in <slot></slot> out</template></x-a></a>",
      "in s out",
    ],
    ["the alternative text of an image", "<a id=x href=/><img alt=Home></a>", "Home"],
    ["a legend", "<fieldset id=x><legend>L</legend></fieldset>", "L"],
    ["a caption", "<table id=x><caption>C</caption></table>", "C"],
    ["the value of a button", "<input id=x type=submit value=Go>", "Go"],
    ["what a browser calls a button", "<input id=x type=reset>", "Reset"],
    ["a tooltip before a placeholder", "<input id=x title=t placeholder=p>", "t"],
    ["a placeholder", "<input id=x placeholder=p>", "p"],
    ["a no-break space stays", "<button id=x>a&nbsp;b\n c</button>", "a\u00A0b c"],
    ["letters as style shows them", '<button id=x style="text-transform:uppercase">go</button>', "GO"],
    ["a menu in a label is no part of it", "<label for=x>a <span role=menu>b</span> c</label><input id=x>", "a c"],
    ["nothing for what only holds", "<div id=x role=group><p>a</p></div>", ""],
    ["nothing after a misspelt attribute", "<p id=a>one</p><div id=x role=group aria-labeledby=a>", ""],
  ])("%s", (_, html, name) => {
    expect(of(html).name).toBe(name);
  });
});

describe("description", () => {
  it.each([
    ["by ids", "<p id=d>help</p><input id=x aria-describedby=d>", "help"],
    ["by its attribute", "<input id=x aria-description=help>", "help"],
    ["by a tooltip that is not the name", "<button id=x title=help>Go</button>", "help"],
    ["not by the tooltip that is the name", "<button id=x title=Go></button>", ""],
  ])("%s", (_, html, description) => {
    expect(of(html).description).toBe(description);
  });
});

describe("states", () => {
  it.each([
    [
      "what HTML says",
      "<input id=x required readonly placeholder=p>",
      { required: true, readonly: true, placeholder: "p" },
    ],
    [
      "what ARIA says",
      "<div id=x role=button aria-pressed=mixed aria-haspopup=true>",
      { pressed: "mixed", haspopup: "menu" },
    ],
    ["only what the role takes", "<div id=x role=alert aria-expanded=true>", { live: "assertive", atomic: true }],
    [
      "a fault with its message",
      "<p id=e>No.</p><input id=x aria-invalid=true aria-errormessage=e>",
      { invalid: true, errormessage: "No." },
    ],
    ["disabled by its fieldset", "<fieldset disabled><input id=x></fieldset>", { disabled: true }],
    [
      "not in the fieldset's legend",
      "<fieldset disabled><legend><input id=x></legend></fieldset>",
      { disabled: false },
    ],
    ["disabled by what it stands in", "<div aria-disabled=true><button id=x></button></div>", { disabled: true }],
    ["off", "<div id=x role=switch>", { checked: false }],
    ["a disclosure", "<details><summary id=x>a</summary></details>", { expanded: false }],
    ["numbers of HTML", "<meter id=x value=2 max=9></meter>", { valuenow: 2, valuemin: 0, valuemax: 9 }],
    [
      "numbers that are missing",
      "<div id=x role=slider>",
      { valuenow: 50, valuemin: 0, valuemax: 100, orientation: "horizontal" },
    ],
    ["where a cell reaches", "<table><tr><td id=x colspan=2 aria-colspan=3></table>", { colspan: 2 }],
    ["the level of a heading", "<div id=x role=heading>", { level: 2 }],
    ["where the reader is", "<a id=x href=/ aria-current=page>a</a>", { current: "page" }],
    [
      "read-only with its grid",
      "<div role=grid aria-readonly=true><div role=row><div id=x role=gridcell>",
      { readonly: true },
    ],
  ])("%s", (_, html, states) => {
    expect(of(html).states).toEqual({ disabled: false, ...states });
  });
});
