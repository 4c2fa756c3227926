import { openSnapshot } from "@onscreen/core/node";
import { expect, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const URL = "https://app.example.com/form";
const document = (html: string) => openSnapshot(html, { url: URL }).document;

const FORM = `<!doctype html><html lang="en"><title>Ticket</title><body>
  <input id="text" value="as sent"><input id="tick" type="checkbox"><input type="radio" name="r" value="a" checked id="ra"><input type="radio" name="r" value="b" id="rb">
  <select id="one"><option value="1" selected>One<option value="2">Two</select><textarea id="area">
first</textarea>
  <div id="rich" contenteditable></div><details id="more"><summary>More</summary><p>inside</p></details>
  <input id="word" type="password"><input id="code" autocomplete="one-time-code"><input id="card" autocomplete="cc-number"><input type="hidden" name="csrf_token" value="s3cr3t-key">
</body></html>`;

async function fill(page: import("@playwright/test").Page): Promise<void> {
  await page.fill("#text", `typed "and" <not> saved`);
  await page.check("#tick");
  await page.check("#rb");
  await page.selectOption("#one", "2");
  await page.fill("#area", "\n\nthree lines");
  await page.locator("#rich").focus();
  await page.keyboard.type("a draft");
  await page.locator("summary").click();
  await page.fill("#word", "hunter2-typed");
  await page.fill("#code", "918273");
  await page.fill("#card", "4111111111111111");
  await page.locator("#text").focus();
}

test("what was typed, ticked, chosen and unfolded stands in the snapshot, the page's own value beside it", async ({
  page,
}) => {
  await serveAt(page, URL, FORM);
  await fill(page);
  const html = await (await isolatedWorld(page)).run<string>(CAPTURE);
  const read = document(html);
  const get = (id: string, name: string) => read.getElementById(id)?.getAttribute(name) ?? null;
  expect(get("text", "value")).toBe(`typed "and" <not> saved`);
  expect(get("text", "data-onscreen-initial")).toBe("as sent");
  expect(get("text", "data-onscreen-focus")).toBe("");
  expect([get("tick", "checked"), get("ra", "checked"), get("rb", "checked")]).toEqual(["", null, ""]);
  expect(get("ra", "data-onscreen-initial")).toBe("on");
  expect([...read.querySelectorAll("option")].map((option) => option.hasAttribute("selected"))).toEqual([false, true]);
  expect(read.getElementById("area")?.textContent).toBe("\n\nthree lines");
  expect(read.getElementById("rich")?.textContent).toBe("a draft");
  expect(get("more", "open")).toBe("");
  expect(read.documentElement.getAttribute("data-onscreen-state")).toBe("live");
});

test("no password, code, card number or key stands in the snapshot", async ({ page }) => {
  await serveAt(page, URL, FORM);
  await fill(page);
  const html = await (await isolatedWorld(page)).run<string>(CAPTURE);
  for (const secret of ["hunter2", "918273", "4111111111111111", "s3cr3t-key"]) expect(html).not.toContain(secret);
  expect(document(html).getElementById("word")?.hasAttribute("data-onscreen-masked")).toBe(true);
});

test("two captures of an unchanged page are equal to the byte, one element a line", async ({ page }) => {
  await serveAt(page, URL, FORM);
  await fill(page);
  const world = await isolatedWorld(page);
  const [first, second] = [await world.run<string>(CAPTURE), await world.run<string>(CAPTURE)];
  expect(second).toBe(first);
  const body = first.slice(first.indexOf("<html"));
  for (const line of body.split("\n")) expect(line.match(/<[a-z]/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test("a snapshot is the live tree: structure, shadow roots in any depth, frames in frames with their own address", async ({
  page,
}) => {
  await serveAt(
    page,
    URL,
    `<!doctype html><title>Parts</title><x-a><p slot="s">light</p></x-a><iframe name="outer" srcdoc="<p>outer</p><iframe srcdoc='<input id=deep>'></iframe>"></iframe>`,
  );
  await page.evaluate(() => {
    const host = globalThis.document.querySelector("x-a") as Element;
    const root = host.attachShadow({ mode: "open" });
    root.append(globalThis.document.createElement("slot"), globalThis.document.createElement("x-b"));
    (root.firstElementChild as Element).setAttribute("name", "s");
    const inner = (root.lastElementChild as Element).attachShadow({ mode: "open" });
    inner.append(Object.assign(globalThis.document.createElement("input"), { value: "in two roots" }));
  });
  await page
    .frames()
    .find((frame) => frame.parentFrame()?.name() === "outer")
    ?.fill("#deep", "in two frames");
  const html = await (await isolatedWorld(page)).run<string>(CAPTURE);
  const snapshot = openSnapshot(html, { url: URL });
  const inner = snapshot.document.querySelector("x-a")?.shadowRoot?.querySelector("x-b")?.shadowRoot;
  expect(inner?.querySelector("input")?.getAttribute("value")).toBe("in two roots");
  const outer = snapshot.dom.frameDocument(snapshot.document.querySelector("iframe") as Element) as Document;
  const deep = snapshot.dom.frameDocument(outer.querySelector("iframe") as Element) as Document;
  expect(deep.getElementById("deep")?.getAttribute("value")).toBe("in two frames");
  expect(snapshot.document.querySelector("iframe")?.getAttribute("data-onscreen-url")).toBe("about:srcdoc");
});

test("a closed root is read through the opener that the caller hands in", async ({ page }) => {
  await serveAt(page, URL, `<!doctype html><title>Closed</title><x-a></x-a>`);
  // a closed root is known to whoever made it; here that is our own world, as `chrome.dom.openOrClosedShadowRoot` knows them all
  const opened = await (await isolatedWorld(page)).run<string[]>(`(() => {
    const root = document.querySelector("x-a").attachShadow({ mode: "closed" });
    root.append("behind glass");
    const take = (options) => onscreenTest.capture(onscreenTest.openPage(document, { url: location.href, ...options }), { capturedAt: "2026-01-02T03:04:05.000Z" });
    return [take({}), take({ openShadow: (element) => element.localName === "x-a" ? root : element.shadowRoot })];
  })()`);
  expect(opened[0]).not.toContain("behind glass");
  const snapshot = openSnapshot(opened[1] ?? "", { url: URL });
  expect(snapshot.dom.shadowRoot(snapshot.document.querySelector("x-a") as Element)?.textContent).toBe("behind glass");
});

test("a strict policy with trusted types, patched prototypes and a patched JSON change nothing", async ({ page }) => {
  await serveAt(
    page,
    URL,
    `<!doctype html><title>Strict</title><p id="here">read me</p><script nonce="ours">
      const lie = { get() { throw new Error("touched"); } };
      for (const name of ["firstChild", "nextSibling", "textContent", "childNodes"]) Object.defineProperty(Node.prototype, name, lie);
      Element.prototype.getAttribute = () => { throw new Error("touched"); };
      JSON.stringify = () => "no";
    </script>`,
    {
      "content-security-policy":
        "default-src 'none'; script-src 'nonce-ours'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  );
  const html = await (await isolatedWorld(page)).run<string>(CAPTURE);
  expect(document(html).getElementById("here")?.textContent).toBe("read me");
});

test("thirty thousand levels and two thousand shadow roots are captured and read", async ({ page }) => {
  await serveAt(page, URL, `<!doctype html><title>Deep</title><div id="deep" hidden></div><div id="wide"></div>`);
  // hidden, because Chromium's own layout does not end at this depth
  await page.evaluate(() => {
    let at = globalThis.document.getElementById("deep") as Element;
    for (let i = 0; i < 30_000; i++) at = at.appendChild(globalThis.document.createElement("div"));
    at.append("bottom");
    for (let i = 0; i < 2_000; i++) {
      const host = (globalThis.document.getElementById("wide") as Element).appendChild(
        globalThis.document.createElement("x-row"),
      );
      host
        .attachShadow({ mode: "open" })
        .append(Object.assign(globalThis.document.createElement("b"), { textContent: `row ${i}` }));
    }
  });
  const html = await (await isolatedWorld(page)).run<string>(CAPTURE);
  const read = document(html);
  expect(read.getElementById("deep")?.textContent).toBe("bottom");
  expect([...read.querySelectorAll("x-row")].map((row) => row.shadowRoot?.textContent)).toHaveLength(2_000);
  expect(read.querySelector("x-row:last-child")?.shadowRoot?.textContent).toBe("row 1999");
});

test("what is embedded stands in the snapshot with what it says when it can't be shown; code, style and inert markup do not", async ({
  page,
}) => {
  const html = `<!doctype html><title>Embedded</title><link rel="stylesheet" href="x.css"><style>p{}</style>
    <object id="o" type="application/pdf" data="/report.pdf"><p id="inside">A report of September</p></object>
    <embed id="e" type="application/pdf" src="/plan.pdf"><template id="t"><p>inert</p></template><noscript>no script</noscript><script>1</script>`;
  await serveAt(page, URL, html, { "content-security-policy": "object-src 'none'" });
  const captured = await (await isolatedWorld(page)).run<string>(CAPTURE);
  const read = document(captured);
  expect(read.getElementById("o")?.getAttribute("data")).toBe("/report.pdf");
  expect(read.querySelector("object > #inside")?.textContent).toBe("A report of September");
  expect(read.getElementById("e")?.getAttribute("src")).toBe("/plan.pdf");
  expect(read.querySelectorAll("script, style, noscript, template, link")).toHaveLength(0);
});
