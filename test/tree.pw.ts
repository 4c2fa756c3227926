import { readTree } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, test } from "@playwright/test";
import { ownTreePages } from "../scripts/bench/tree-pages.js";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const URL = "https://app.example.com/page";
const TREE = "onscreenTest.readTree(onscreenTest.openPage(document, { url: location.href })).text";

/** All that only style tells: what is hidden, what stands apart, what is generated and how letters are drawn. */
const STYLED = `<!doctype html><html lang="en"><title>Styled</title><style>
  .gone, .narrow { display: none } @media (min-width: 600px) { .narrow { display: inline } } .ghost { visibility: hidden } .back { visibility: visible }
  .apart { display: block } .flow { display: contents } .flex { display: flex } .loud { text-transform: uppercase } .locked { content-visibility: hidden }
  .pay::before { content: "Pay " / "Please pay " } .unit::after { content: attr(data-unit) } .top::before { content: "top"; display: block }
  ol { counter-reset: step } .step::before { counter-increment: step; content: "Step " counter(step) ": " } .hit { cursor: pointer } .not { cursor: default }
</style><body>
  <p class="gone">gone</p><p>seen <span class="ghost">ghost <b class="back">back</b></span></p><a href="/a"><i>one</i><i class="apart">two</i><i class="flow">three</i></a>
  <button class="flex"><i>a</i><i>b</i></button><button class="loud">loud</button><button class="pay">now</button><button class="unit" data-unit=" kg">5</button><button class="top">x</button>
  <span id="label" class="gone">Named <em class="apart">by</em> <em class="gone">the hidden</em></span><button aria-labelledby="label">z</button>
  <ol><li><button class="step">go</button><li><button class="step">go on</button></ol><div class="locked">locked <button>Locked</button></div>
  <div class="hit">Card <span>inside</span> <b class="not">still</b></div><span class="narrow">wide</span>
  <x-box><template shadowrootmode="open"><style>:host { display: block } ::slotted(b) { display: none } p::after { content: " (shadow)" }</style><p>In</p><slot></slot></template><b>hidden</b><i>shown</i></x-box>
  <dialog open aria-label="Ask"><button>Yes</button></dialog><div popover id="pop">popped</div><button popovertarget="pop">Open</button>
</body></html>`;

for (const { name, html } of [...ownTreePages(), { name: "a page of style", html: STYLED }]) {
  test(`${name}: the tree is the same in the browser and from its snapshot in Node`, async ({ page }) => {
    await serveAt(page, URL, html);
    const world = await isolatedWorld(page);
    const live = await world.run<string>(TREE);
    const frozen = readTree(openSnapshot(await world.run<string>(CAPTURE))).text;
    expect(frozen).toBe(live);
    expect(live.split("\n").length).toBeGreaterThan(15);
  });
}

test("what style hides, parts and generates is read as it is shown", async ({ page }) => {
  await serveAt(page, URL, STYLED);
  const text = (await (await isolatedWorld(page)).run<string>(TREE)).replace(/@\S+/g, "@");
  for (const line of [
    "seen back",
    "one two three @",
    "a b @",
    "LOUD @",
    "Please pay now @",
    "5 kg @",
    "top x @",
    "Named by the hidden @",
    "- Step 1: go @",
    "- Step 2: go on @",
    "Card inside still @",
    "wide",
    "In (shadow)",
    "shown",
    "Open @ collapsed",
  ])
    expect(text).toContain(line);
  for (const word of ["gone", "ghost", "ocked", "popped"]) expect(text).not.toContain(word);
});

test("a page that stands in the way of what makes documents is read again and again", async ({ page }) => {
  await serveAt(page, URL, "<!doctype html><form name=implementation><button>Save</button></form>");
  const world = await isolatedWorld(page);
  const texts = [await world.run<string>(TREE), await world.run<string>(TREE), await world.run<string>(TREE)];
  expect(texts[0]).toContain("Save @button");
  expect(new Set(texts).size).toBe(1);
});
