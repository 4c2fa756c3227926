import { describe, expect, it } from "vitest";
import { openSnapshot } from "../../node.js";

const parse = (markup: string) => openSnapshot(markup, { url: "https://example.com/a/b" }).document;

describe("a snapshot is read-only", () => {
  const document = parse("<p id=a class=c>x</p><svg class='s t'></svg>");
  const p = document.getElementById("a") as HTMLElement;

  it.each<[string, () => void]>([
    ["setAttribute", () => p.setAttribute("id", "b")],
    [
      "id",
      () => {
        p.id = "b";
      },
    ],
    ["removeAttribute", () => p.removeAttribute("id")],
    [
      "className",
      () => {
        p.className = "d";
      },
    ],
    ["classList", () => p.classList.add("d")],
    [
      "dataset",
      () => {
        p.dataset["x"] = "d";
      },
    ],
    ["append", () => p.append("y")],
    ["appendChild", () => p.appendChild(document.createElement("b"))],
    ["remove", () => p.remove()],
    [
      "textContent",
      () => {
        p.textContent = "y";
      },
    ],
    [
      "innerHTML",
      () => {
        p.innerHTML = "<b>y</b>";
      },
    ],
    [
      "text",
      () => {
        (p.firstChild as Text).data = "y";
      },
    ],
    ["attachShadow", () => void p.attachShadow({ mode: "open" })],
    ["body", () => document.body.replaceChildren()],
  ])("%s", (_, change) => {
    const before = document.documentElement.outerHTML;
    expect(change).toThrow(TypeError);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it("prints itself", () => {
    expect(document.body.innerHTML).toBe('<p id="a" class="c">x</p><svg class="s t" />');
  });
});

describe("what linkedom answers otherwise", () => {
  it("reads attributes of HTML in any case, of drawings in their own, and by namespace", () => {
    const document = parse("<p data-X=1></p><svg viewBox=v><use xlink:href='#u' /></svg>");
    expect(document.querySelector("p")?.getAttribute("DATA-x")).toBe("1");
    expect(document.querySelector("svg")?.getAttribute("viewbox")).toBeNull();
    expect(document.querySelector("use")?.getAttributeNS("http://www.w3.org/1999/xlink", "href")).toBe("#u");
    expect(document.querySelector("use")?.hasAttributeNS(null, "href")).toBe(false);
  });

  it("knows its address and its base, and has no window", () => {
    const document = parse("<base href='../c/'>");
    expect(document.URL).toBe("https://example.com/a/b");
    expect(document.baseURI).toBe("https://example.com/c/");
    expect(document.defaultView).toBeNull();
  });

  it("finds by tag and class", () => {
    const document = parse("<p class='a:b c'><i class=c></i></p>");
    expect(document.getElementsByTagName("*")).toHaveLength(5);
    expect(document.getElementsByTagName("P")).toHaveLength(1);
    expect(document.getElementsByClassName(" c a:b ")).toHaveLength(1);
    expect(document.body.getElementsByClassName("c")).toHaveLength(2);
  });
});

describe("position", () => {
  const markup = `a<!--b--><p>c<b>d<i></i>e</b><u></u>f</p>g<div><template><s>h</s></template><p>i</p>j</div>k<div><template shadowrootmode=open>l<em>m</em>n</template>o<q></q></div>`;
  const document = parse(markup);
  const nodes: Node[] = [document];
  for (const node of nodes) {
    const host = node as Element;
    if (host.shadowRoot) nodes.push(host.shadowRoot);
    if (host.localName === "template") nodes.push((host as HTMLTemplateElement).content);
    for (let child = node.firstChild; child; child = child.nextSibling) nodes.push(child);
  }

  /** By the definition, slowly: the chains of parents, and the order of siblings where they part. */
  const pathOf = (node: Node): Node[] => (node.parentNode ? [...pathOf(node.parentNode), node] : [node]);
  const expected = (node: Node, other: Node): number => {
    if (node === other) return 0;
    const left = pathOf(node);
    const right = pathOf(other);
    if (left[0] !== right[0]) return 1;
    const split = left.findIndex((one, i) => one !== right[i]);
    if (split < 0) return 4 + 16;
    if (right.length === split) return 2 + 8;
    for (let next = (left[split] as Node).nextSibling; next; next = next.nextSibling)
      if (next === right[split]) return 4;
    return 2;
  };

  it("is what the definition says, for every pair of nodes", () => {
    expect(nodes.length).toBeGreaterThan(30);
    for (const node of nodes) {
      for (const other of nodes) {
        const want = expected(node, other);
        const got = node.compareDocumentPosition(other);
        if (want === 1) expect(got & 1).toBe(1);
        else expect(got).toBe(want);
        expect(node.contains(other)).toBe(want === 0 || want === 20);
      }
    }
  });

  it("has a root, and one root above all shadow roots", () => {
    for (const node of nodes) expect(node.getRootNode()).toBe(pathOf(node)[0]);
    const shadow = document.querySelector("div:last-child")?.shadowRoot?.querySelector("em") as Element;
    expect(shadow.getRootNode({ composed: true })).toBe(document);
  });

  it("orders disconnected trees the same both ways, and knows other documents", () => {
    const shadow = document.querySelector("div:last-child")?.shadowRoot?.querySelector("em") as Element;
    const there = shadow.compareDocumentPosition(document.body);
    const back = document.body.compareDocumentPosition(shadow);
    expect([there & 33, back & 33]).toEqual([33, 33]);
    expect(((there & 6) ^ (back & 6)) === 6).toBe(true);
    expect(document.body.contains(parse(markup).querySelector("p"))).toBe(false);
  });
});
