import { expect, test } from "@playwright/test";
import { CAPTURE, isolatedWorld, serveAt } from "./capture/isolated.js";

const URL = "https://mail.google.com/mail/u/0/#inbox/FMfcgzQhTBrWxVpKqLsNdJcZmGfRtHbS";

/** A page that notes everything that is done to it: changes, requests, constructors, properties set from outside. */
const PAGE = `<!doctype html><html lang="en"><title>Watched</title><body>
<div role="main"><h2 class="hP" data-legacy-thread-id="18f0000000000001">Plan</h2><div role="list"><div role="listitem" class="h7"><div class="adn ads" data-message-id="#msg-f:1" data-legacy-message-id="18f0000000000001">
  <span class="gD" email="ada@example.com" name="Ada Example"><span>Ada Example</span></span><span class="g3" title="1 May 2026, 09:00">1 May</span>
  <div class="ii gt"><div class="a3s aiL"><p>See <img src="https://mail.google.com/picture.png" alt="plan"> and <a href="https://example.com/">this</a>.</p><x-card></x-card></div></div>
</div></div></div></div>
<div role="dialog"><form><input name="subjectbox" value="Re: plan"><div g_editable="true" role="textbox" contenteditable="true">typed</div><video></video></form></div>
<script>
  window.noted = { mutations: 0, constructed: 0, properties: [], requests: 0 };
  customElements.define("x-card", class extends HTMLElement {
    constructor() { super(); noted.constructed++; }
    connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<b>card</b><input>"; }
    attributeChangedCallback() { noted.properties.push("attribute"); }
    static observedAttributes = ["data-x", "class"];
  });
  noted.before = noted.constructed;
  for (const [owner, name] of [[Element.prototype, "innerHTML"], [Node.prototype, "textContent"], [HTMLInputElement.prototype, "value"], [Element.prototype, "className"], [Element.prototype, "id"], [HTMLElement.prototype, "hidden"], [HTMLElement.prototype, "innerText"]]) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { ...own, get() { noted.properties.push("get " + name); return own.get.call(this); }, set(value) { noted.properties.push("set " + name); own.set.call(this, value); } });
  }
  new MutationObserver((records) => { noted.mutations += records.length; }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  new PerformanceObserver((list) => { noted.requests += list.getEntries().length; }).observe({ type: "resource", buffered: false });
</script></body></html>`;

test("capturing and reading leave no trace on the page", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await serveAt(page, URL, PAGE);
  await page.waitForTimeout(300);
  const asked = requests.length;
  const world = await isolatedWorld(page);
  const reset = () =>
    page.evaluate(() =>
      Object.assign((globalThis as unknown as { noted: object }).noted, { mutations: 0, properties: [], requests: 0 }),
    );
  await reset();
  const read = await world.run<{ views: number; markdown: string; tree: string }>(`(() => {
    const page = onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers });
    const { views } = onscreenTest.extract(page, { check: true });
    const tree = onscreenTest.readTree(page).text;
    for (const view of views) onscreenTest.resolve(page, view.ref);
    const thread = views.find((view) => view.view === "gmail.thread");
    return { views: views.length, markdown: thread?.record?.messages[0].body.markdown ?? "", tree };
  })()`);
  await world.run(CAPTURE);
  await page.waitForTimeout(200);
  const noted = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          noted: { mutations: number; constructed: number; before: number; properties: string[]; requests: number };
        }
      ).noted,
  );
  expect(read.views).toBeGreaterThanOrEqual(2);
  expect(read.markdown).toContain("[this](https://example.com/)");
  expect(read.tree).toContain("card");
  expect(noted.mutations).toBe(0);
  expect(noted.constructed).toBe(noted.before);
  expect(noted.properties).toEqual([]);
  expect(noted.requests).toBe(0);
  expect(requests.length).toBe(asked);
});
