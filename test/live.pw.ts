import { expect, test } from "@playwright/test";
import { isolatedWorld, serveAt } from "./capture/isolated.js";

const URL = "https://app.slack.com/client/T0EXAMPLE1/C0EXAMPLE1";

/** A channel as the fixtures have it, with as many messages as are asked for. */
const SHELL = `<!doctype html><html lang="en"><title>general (Channel) - Example - Slack</title><body>
  <div class="p-client_workspace"><div data-qa="message_pane" class="p-message_pane"><div data-qa="slack_kit_list" role="list" id="list"></div></div></div>
  <script>
    const list = document.getElementById("list");
    window.messageOf = (n) => {
      const ts = (1700000000 + n) + ".000100";
      const item = document.createElement("div");
      item.setAttribute("data-qa", "virtual-list-item");
      item.setAttribute("role", "listitem");
      item.setAttribute("data-item-key", ts);
      item.innerHTML = '<div data-qa="message_container" data-msg-ts="' + ts + '" data-msg-channel-id="C0EXAMPLE1"><div data-qa="message_content"><span data-qa="message_sender"><button data-qa="message_sender_name" data-message-sender="U0EXAMPLE1">Ada Example</button></span><a class="c-timestamp" data-ts="' + ts + '" href="https://example.slack.com/archives/C0EXAMPLE1/p' + ts.replace(".", "") + '"><span data-qa="timestamp_label">8:55 AM</span></a><div data-qa="message-text"><div class="p-rich_text_section">message ' + n + '</div></div></div></div>';
      return item;
    };
    window.show = (from, to) => list.replaceChildren(...Array.from({ length: to - from }, (_, i) => messageOf(from + i)));
  </script></body></html>`;

const WATCH = (then: string, until: number) => `(async () => {
  const { allParsers, openPage, watch } = onscreenTest;
  const page = openPage(document, { url: location.href, parsers: allParsers });
  const stop = new AbortController();
  const changes = [];
  const watching = (async () => { for await (const change of watch(page, { views: ["slack.channel"], settle: 60, signal: stop.signal })) changes.push(change); })();
  ${then}
  await new Promise((resolve) => setTimeout(resolve, ${until}));
  stop.abort();
  await watching;
  return changes.map(({ kind, view, list, key }) => ({ kind, view, list, key }));
})()`;

interface Seen {
  kind: string;
  view: string;
  list?: string;
  key?: string;
}

const keysOf = (changes: readonly Seen[], kind: string): string[] =>
  changes.filter((change) => change.kind === kind && change.key).map((change) => change.key as string);

test("a busy chat: each of many messages is reported once, in order", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  await page.evaluate(() => {
    const { show } = globalThis as unknown as { show(from: number, to: number): void };
    show(0, 5);
  });
  const world = await isolatedWorld(page);
  const watched = world.run<Seen[]>(WATCH("", 2500));
  await page.evaluate(async () => {
    const { messageOf } = globalThis as unknown as { messageOf(n: number): Element };
    const list = document.getElementById("list") as Element;
    for (let n = 5; n < 305; n++) {
      list.append(messageOf(n));
      if (n % 5 === 0) await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
  const changes = await watched;
  const added = keysOf(changes, "added");
  expect(new Set(added).size).toBe(added.length);
  expect(added).toHaveLength(300);
  expect(added).toEqual([...added].sort());
  expect(keysOf(changes, "removed")).toEqual([]);
});

test("a virtual list being scrolled: what left is scrolled away, what comes back is not new", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  await page.evaluate(() => (globalThis as unknown as { show(from: number, to: number): void }).show(0, 20));
  const world = await isolatedWorld(page);
  const watched = world.run<Seen[]>(WATCH("", 2600));
  for (const [from, to] of [
    [10, 30],
    [20, 40],
    [0, 20],
  ] as const) {
    await page.waitForTimeout(500);
    await page.evaluate(([a, b]) => (globalThis as unknown as { show(from: number, to: number): void }).show(a, b), [
      from,
      to,
    ] as const);
  }
  const changes = await watched;
  expect(keysOf(changes, "added")).toHaveLength(20);
  expect(keysOf(changes, "removed")).toEqual([]);
  expect(keysOf(changes, "scrolled-away").length).toBeGreaterThanOrEqual(20);
});

test("a message taken away from between others is removed; an edited one is changed", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  await page.evaluate(() => (globalThis as unknown as { show(from: number, to: number): void }).show(0, 6));
  const world = await isolatedWorld(page);
  const watched = world.run<Seen[]>(WATCH("", 1500));
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    document.querySelector('[data-item-key="1700000002.000100"]')?.remove();
    (document.querySelector('[data-item-key="1700000004.000100"] .p-rich_text_section') as Element).textContent =
      "edited";
  });
  const changes = await watched;
  expect(keysOf(changes, "removed")).toEqual(["ts:1700000002.000100"]);
  expect(keysOf(changes, "changed")).toEqual(["ts:1700000004.000100"]);
});

test("after an abort nothing of the watch stays on the page", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  await page.evaluate(() => (globalThis as unknown as { show(from: number, to: number): void }).show(0, 3));
  const world = await isolatedWorld(page);
  const counts = await world.run<{ observers: number; listeners: number }>(`(async () => {
    let observers = 0, listeners = 0;
    const Native = MutationObserver;
    window.MutationObserver = class extends Native { observe(...a) { observers++; super.observe(...a); } disconnect() { observers = 0; super.disconnect(); } };
    const add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener;
    EventTarget.prototype.addEventListener = function (...a) { if (this !== stop?.signal) listeners++; return add.apply(this, a); };
    EventTarget.prototype.removeEventListener = function (...a) { if (this !== stop?.signal) listeners--; return remove.apply(this, a); };
    var stop = new AbortController();
    const page = onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers });
    const watching = (async () => { for await (const change of onscreenTest.watch(page, { signal: stop.signal })); })();
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop.abort();
    await watching;
    return { observers, listeners };
  })()`);
  expect(counts).toEqual({ observers: 0, listeners: 0 });
});

test("ready waits for the view and ends as loading when the signal ends it", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  const world = await isolatedWorld(page);
  const ready = (ms: number) =>
    world.run<string>(
      `onscreenTest.ready(onscreenTest.openPage(document, { url: location.href, parsers: onscreenTest.allParsers }), { views: ["slack.thread"], signal: AbortSignal.timeout(${ms}) })`,
    );
  expect(await ready(300)).toBe("loading");
  const waiting = ready(5000);
  await page.waitForTimeout(200);
  await page.evaluate(() => {
    const pane = document.createElement("div");
    pane.setAttribute("data-qa", "threads_flexpane");
    pane.className = "p-threads_flexpane";
    const list = document.createElement("div");
    list.setAttribute("data-qa", "slack_kit_list");
    list.append((globalThis as unknown as { messageOf(n: number): Element }).messageOf(1));
    pane.append(list);
    document.querySelector(".p-client_workspace")?.append(pane);
  });
  expect(await waiting).toBe("ok");
});

test("a re-mount of the same messages is no news, another channel is", async ({ page }) => {
  await serveAt(page, URL, SHELL);
  await page.evaluate(() => (globalThis as unknown as { show(from: number, to: number): void }).show(0, 4));
  const world = await isolatedWorld(page);
  const watched = world.run<Seen[]>(WATCH("", 1800));
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    const pane = document.querySelector("[data-qa=message_pane]") as Element;
    pane.replaceWith(pane.cloneNode(true));
  });
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const list = document.querySelector("[data-qa=slack_kit_list]") as Element;
    const { messageOf } = globalThis as unknown as { messageOf(n: number): Element };
    history.pushState(null, "", "/client/T0EXAMPLE1/C0EXAMPLE2");
    list.replaceChildren(messageOf(100));
  });
  const changes = await watched;
  expect(keysOf(changes, "added")).toEqual(["ts:1700000100.000100"]);
  expect(changes.filter(({ kind }) => kind === "closed")).toEqual([]);
});
