import { expect, test } from "vitest";
import { openSnapshot } from "../node.js";
import { RARE } from "../page/declaring.js";
import { QUOTES } from "../page/generating.js";
import { openReading } from "../page/reading.js";
import { type Sought, seek } from "../page/seek.js";
import { SPEAKING } from "../page/speaking.js";
import { GENERATING } from "../page/style-static.js";
import { CANDIDATES } from "../refs/candidates.js";
import { HEADINGS } from "../refs/headings.js";
import { LINKS, TITLES } from "../refs/item-keys.js";
import { FOCUSED } from "../semantics/native-states.js";
import { RELATED } from "../semantics/relations.js";
import { everyElement } from "./every.js";

/** Every tag and attribute that anything is looked for by, and some that look like them. */
const MARKUP = `<!doctype html><main><nav><h1>1</h1><h6>6</h6><h7>7</h7><p role=heading>h</p><p role=Heading>h</p></nav>
<article><a>1</a><a href=#>2</a><svg><a>3</a><path tabindex=0 role=button /></svg><ul><li>1<li>2</ul></article>
<table><caption>c</caption><tr><th>1<td tabindex=-1>2</table><form><label>l<input id=a name=b></label><select><option>o</select>
<textarea readonly></textarea><fieldset><legend>g</legend><meter></meter><output></output><progress></progress></fieldset></form>
<dialog open>d</dialog><details><summary>s</summary></details><button onclick=x>b</button><i ng-click=x>n</i><i onClick=x>o</i>
<i contenteditable>e</i><i data-onscreen-click=handler>h</i><i data-onscreen-click="cursor handler">h</i><i data-onscreen-click=cursor>c</i>
<i data-onscreen-click="handler\ncursor">n</i><i data-onscreen-click="handlers">s</i>
<i aria-owns=a>1</i><i aria-disabled=TRUE>2</i><i aria-disabled=false>3</i><i aria-readonly=true>4</i><i aria-labelledby=a>5</i>
<i aria-describedby=a>6</i><i aria-errormessage=a>7</i><i aria-label=x>8</i><i data-onscreen-focus>f</i><q>q</q>
<i data-onscreen-before=x>b</i><i data-onscreen-after=x>a</i><i data-onscreen-marker=x>m</i><i style="color:red">s</i>
<i style="CONTENT-VISIBILITY:hidden">c</i><i style="text-transform:none">t</i><i hidden=UNTIL-found>u</i><i hidden>h</i><i popover>p</i>
<i data-onscreen-hidden=display>h</i><i data-onscreen-display=block>d</i><i data-onscreen-transform=none>t</i>
<x-a><template shadowrootmode=open><h2>in</h2><a href=#>in</a><button>in</button><slot></slot></template><h3>slotted</h3></x-a></main>`;

test.each<[string, Sought]>([
  ["candidates", CANDIDATES],
  ["headings", HEADINGS],
  ["titles", TITLES],
  ["links", LINKS],
  ["what decides style", SPEAKING],
  ["generated content", GENERATING],
  ["the focus", FOCUSED],
  ["rare style", RARE],
  ["quotes", QUOTES],
])("%s: a look at every element finds what the selector finds", (_, sought) => {
  const { asked, looked } = bothWays(sought);
  expect(asked.length).toBeGreaterThan(0);
  expect(looked).toEqual(asked);
});

test("relations: a look at every element misses nothing that the selector finds", () => {
  const { asked, looked } = bothWays(RELATED);
  expect(asked.length).toBeGreaterThan(0);
  expect(looked).toEqual(expect.arrayContaining(asked));
});

function bothWays(sought: Sought): { asked: Element[]; looked: Element[] } {
  const page = openSnapshot(MARKUP, { url: "https://example.com/" });
  const find = (reading: ReturnType<typeof openReading>) =>
    reading.roots.all.flatMap(({ node }) => seek(reading, node, sought).map(({ element }) => element));
  return { asked: find(openReading(page)), looked: find(openReading(page, everyElement)) };
}
