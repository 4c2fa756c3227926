import { describe, expect, it } from "vitest";
import { openSnapshot } from "../node.js";

const archive = (...parts: string[]): string =>
  [
    "From: <Saved by Blink>",
    "Snapshot-Content-Location: https://app.example.com/inbox?view=1#m2",
    "Subject: =?utf-8?Q?Inbox?=",
    "Date: Thu, 24 Sep 2026 10:15:00 +0200",
    "MIME-Version: 1.0",
    "Content-Type: multipart/related;",
    '\ttype="text/html";',
    '\tboundary="----Boundary--a1----"',
    "",
    "",
    ...parts.flatMap((part) => ["------Boundary--a1----", ...part.split("\n")]),
    "------Boundary--a1------",
    "",
  ].join("\r\n");

const PAGE = `Content-Type: text/html
Content-ID: <frame-1@mhtml.blink>
Content-Transfer-Encoding: quoted-printable
Content-Location: https://app.example.com/inbox?view=1

<!doctype html><meta charset=3D"utf-8"><title>Inbox</title><p class=3D"a b">Z=C3=BCrich is a line that =
goes on</p><iframe src=3D"cid:frame-2@mhtml.blink"></iframe><iframe src=3D"/other.html"></iframe><iframe src=3D"https://ads.example.net/"></iframe><x-a><template shadowmode=3D"open"><i>s</i></template></x-a>`;

const FRAME = `Content-Type: text/html; charset=windows-1252
Content-ID: <frame-2@mhtml.blink>
Content-Transfer-Encoding: base64
Content-Location: https://app.example.com/frame.html

${Buffer.from("<p>\x93in\x94</p>", "latin1")
  .toString("base64")
  .replace(/(.{8})/g, "$1\n")}`;

const OTHER = `Content-Type: text/html
Content-Transfer-Encoding: binary
Content-Location: https://app.example.com/other.html

<p>other</p>`;

const STYLE = `Content-Type: text/css
Content-Transfer-Encoding: quoted-printable
Content-Location: cid:css-1@mhtml.blink

p { color: red }`;

describe("a web archive", () => {
  const page = openSnapshot(archive(STYLE, PAGE, FRAME, OTHER));
  const frames = [...page.document.querySelectorAll("iframe")];

  it("opens its page at the address and time of saving", () => {
    expect(page.url).toBe("https://app.example.com/inbox?view=1#m2");
    expect(page.snapshot).toMatchObject({ format: "mhtml", address: { source: "saved-from" }, charset: "UTF-8" });
    expect(page.capturedAt).toBe("2026-09-24T08:15:00.000Z");
    expect(page.title).toBe("Inbox");
    expect(page.document.querySelector("p.a")?.textContent).toBe("Zürich is a line that goes on");
  });

  it("opens its frames by content id and by address, and no others", () => {
    const [first, second, third] = frames.map((frame) => page.dom.frameDocument(frame));
    expect(first?.querySelector("p")?.textContent).toBe("“in”");
    expect(first?.URL).toBe("https://app.example.com/frame.html");
    expect(second?.querySelector("p")?.textContent).toBe("other");
    expect(third).toBeNull();
    expect(page.dom.frameDocument(frames[0] as Element)).toBe(first);
  });

  it("has the shadow roots that Chromium wrote down", () => {
    expect(page.document.querySelector("x-a")?.shadowRoot?.textContent).toBe("s");
  });

  it("opens from bytes as from text, with a given address first", () => {
    const again = openSnapshot(Buffer.from(archive(PAGE)), { url: "https://example.com/" });
    expect(again.url).toBe("https://example.com/");
    expect(again.document.querySelector("p")?.textContent).toContain("Zürich");
  });

  it("begins with the part that its header names", () => {
    const named = archive(OTHER, PAGE).replace("\ttype=", '\tstart="<frame-1@mhtml.blink>";\r\n\ttype=');
    expect(openSnapshot(named).title).toBe("Inbox");
  });
});
