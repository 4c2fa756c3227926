import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "./reading.js";
import { isRendered } from "./rendered.js";
import { styleOf } from "./style.js";

/** What style says of each element that has an id; asked in order, so that an answer kept for its neighbours would show. */
function stylesOf(markup: string): Record<string, string> {
  const reading = openReading(openSnapshot(`<!doctype html>${markup}`, { url: "https://example.com/" }));
  const told = [...reading.page.document.querySelectorAll("[id]")].map((element) => {
    const { display, visibility, locked, pointer } = styleOf(reading, element);
    const words = [
      display,
      visibility,
      locked && "locked",
      pointer && "pointer",
      !isRendered(reading, element) && "out",
    ];
    return [element.id, words.filter(Boolean).join(" ")];
  });
  return Object.fromEntries(told);
}

it.each([
  ["<p id=a>1<p id=b hidden>2<p id=c>3", "block visible", "none visible out"],
  ["<p id=a>1<p id=b hidden=until-found>2<p id=c>3", "block visible", "block visible locked"],
  ["<p id=a>1<p id=b popover>2<p id=c>3", "block visible", "none visible out"],
  ["<p id=a>1<p id=b style='visibility: hidden'>2<p id=c>3", "block visible", "block hidden"],
  ["<p id=a>1<p id=b data-onscreen-hidden=visibility>2<p id=c>3", "block visible", "block hidden"],
  ["<p id=a>1<p id=b data-onscreen-display=contents>2<p id=c>3", "block visible", "contents visible"],
  ["<p id=a>1<p id=b data-onscreen-click=cursor>2<p id=c>3", "block visible", "block visible pointer"],
  ["<a id=a>1</a><a id=b href=x>2</a><a id=c>3</a>", "inline visible", "inline visible pointer"],
  ["<input id=a><input id=b type=hidden><input id=c>", "inline-block visible", "none visible out"],
  [
    "<dialog id=a open>1</dialog><dialog id=b>2</dialog><dialog id=c open>3</dialog>",
    "block visible",
    "none visible out",
  ],
  [
    "<audio id=a controls></audio><audio id=b></audio><audio id=c controls></audio>",
    "inline visible",
    "none visible out",
  ],
])("tells an element apart from its neighbours of the same tag: %s", (markup, usual, other) => {
  expect(stylesOf(markup)).toEqual({ a: usual, b: other, c: usual });
});

it("knows the names of SVG from those of HTML", () => {
  expect(stylesOf("<p><title id=a>1</title><svg><title id=b>2</title><text id=c>3</text></svg><i id=d>4</i>")).toEqual({
    a: "none visible out",
    b: "none visible out",
    c: "inline visible",
    d: "inline visible",
  });
});

it("hands on what stands above, not what stood above another", () => {
  expect(
    stylesOf("<p><i id=a>1</i></p><p style='visibility: hidden; cursor: pointer'><i id=b>2</i></p><p><i id=c>3"),
  ).toEqual({
    a: "inline visible",
    b: "inline hidden pointer",
    c: "inline visible",
  });
});
