import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node/open.js";
import { readTree } from "./read.js";
import { TreeSchema } from "./schema.js";

const open = (html: string) =>
  openSnapshot(`<html data-onscreen-state="live"><title>T</title><body>${html}`, { url: "https://example.com/" });

const changesOf = (before: string, after: string) => {
  const since = JSON.parse(JSON.stringify(readTree(open(before))));
  const tree = readTree(open(after), { since });
  TreeSchema.parse(JSON.parse(JSON.stringify(tree)));
  return tree.text
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/@[\w.-]+/g, "@"));
};

describe("since an earlier tree", () => {
  it("what came, went and is different is told once each", () => {
    expect(
      changesOf(
        `<main aria-label=Deals><button id=a>Save</button><input id=b aria-label=Name value=Ada><p>old</p></main>`,
        `<main aria-label=Deals><button id=a disabled>Save</button><input id=b aria-label=Name value=Grace><p>new</p><div role=alert>Saved</div></main>`,
      ),
    ).toEqual(["! ~ Save @ disabled", "! ~ Name @ = Grace", '! + new in "Deals"', '! + alert in "Deals"', "! - old"]);
  });

  it("a part that came as a whole is told by its topmost node", () => {
    expect(
      changesOf(
        `<main><p>a</p></main>`,
        `<main><p>a</p><div role=dialog aria-label=Ask><button id=y>Yes</button></div></main>`,
      ),
    ).toEqual(['! + dialog "Ask"']);
  });

  it("nothing is told as nothing", () => {
    expect(changesOf(`<p>a</p><p>a</p>`, `<p>a</p><p>a</p>`)).toEqual(["! nothing has changed"]);
  });

  it("one of several equal texts that went is told", () => {
    expect(changesOf(`<p>a</p><p>a</p>`, `<p>a</p>`)).toEqual(["! - a"]);
  });
});
