import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blindSpots, CONTROLS } from "./controls.js";
import { RULES } from "./rules.js";
import { findingsIn, findingsOf } from "./scan.js";
import { SECRET_CONTROLS } from "./secrets.js";

describe.each(RULES)("$name", ({ name, controls, harmless }) => {
  it.each(controls)("finds a control of length $length", async (text) => {
    expect(await findingsOf(`<p title="${text}">`)).toContainEqual(expect.stringContaining(name));
  });
  it.each(harmless)("leaves %s alone", async (text) => {
    expect(await findingsOf(`<p>${text}</p>`)).toEqual([]);
  });
});

describe("secretlint", () => {
  it.each(SECRET_CONTROLS)("%s", async (rule, text) => {
    expect(await findingsOf(`<p>\n${text}\n</p>`)).toContainEqual(
      expect.stringMatching(new RegExp(`^secretlint: ${rule} `)),
    );
  });

  it("tells nothing of the secret itself, and sees what character references hide", async () => {
    const [rule, text] = SECRET_CONTROLS[0] ?? ["", ""];
    const told = await findingsOf(text.replaceAll("-", "&#x2d;"));
    expect(told).toContainEqual(expect.stringContaining(`secretlint: ${rule}`));
    expect(told.join()).not.toContain(text.slice(5, 15));
  });
});

it("finds hosts that nobody listed, and what character references hide", async () => {
  expect(await findingsOf('<a href="https://intranet.acme.corp/x">')).toEqual(["unlisted host: intranet.acme.corp"]);
  expect(await findingsOf("<p>ana&#64;gmail.com</p>")).toHaveLength(1);
  expect(await findingsOf('<a href="https://example.com/x">')).toEqual([]);
});

it("knows when it is blind: every control is found, and none where nothing looks", async () => {
  expect(await blindSpots()).toEqual([]);
  expect(await blindSpots(async () => [])).toHaveLength(CONTROLS.length);
  const withoutSecretlint = async (text: string) =>
    (await findingsOf(text)).filter((line) => !line.startsWith("secretlint"));
  expect(await blindSpots(withoutSecretlint)).toHaveLength(SECRET_CONTROLS.length);
});

it("looks into every page and answer of a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "onscreen-privacy-"));
  try {
    writeFileSync(join(folder, "page.html"), "<p>nobody</p>");
    writeFileSync(join(folder, "expected.json"), '{"email":"ana@gmail.com"}');
    expect(await findingsIn(folder)).toEqual(["expected.json: mail outside reserved domains: ana@… (13 characters)"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
