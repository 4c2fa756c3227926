import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { openReading } from "../page/reading.js";
import { LINKS, TITLES } from "./item-keys.js";
import { byChild } from "./listed.js";

const nested = (depth: number): string =>
  depth === 0 ? "" : `<li><h3>${depth}</h3><a>${depth}</a><ul><li>x</li>${nested(depth - 1)}</ul><a>after</a></li>`;

const page = openSnapshot(
  `<!doctype html><a>0</a><h1>0</h1><main><a>own</a><ul>${nested(6)}<li></li><li><a>1</a><p><a>2</a><a>3</a></p></li></ul>
<h2><a>in a title</a></h2><div><template shadowrootmode=open><ul><li><a>s</a></li><li><a>t</a></li></ul></template><a>slotted</a></div>
</main><a>last</a>`,
  { url: "https://example.com/" },
);

it.each([1, 2, 4, 100])("finds the first %i in each child that a query in that child finds", (most) => {
  const reading = openReading(page);
  let found = 0;
  for (const { node } of reading.roots.all)
    for (const parent of reading.dom.queryAll(node, "*"))
      for (const sought of [LINKS, TITLES]) {
        const inChildren = byChild(reading, parent, sought, most);
        for (const child of parent.children) {
          const asked = [...reading.dom.queryAll(child, sought.css)].slice(0, most);
          expect(inChildren.get(child) ?? []).toEqual(asked);
          found += asked.length;
        }
      }
  expect(found).toBeGreaterThan(30);
});
