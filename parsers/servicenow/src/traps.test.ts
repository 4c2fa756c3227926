import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { loadFixtures } from "@onscreen/core/testing";
import { describe, expect, it } from "vitest";
import { servicenow } from "./index.js";

/** Keys, passwords and codes that stand in the fixtures and in no reading of them. */
const SECRETS = ["c0ffee", "hunter2", "4711", "4710", "****"];

const fixtures = loadFixtures("servicenow", import.meta.url);
const readings = fixtures.map(({ name, html, url }) => ({
  name,
  html,
  reading: JSON.stringify(extract(openSnapshot(html, { url, parsers: [servicenow] }))),
}));

describe("what must never be read", () => {
  it.each(SECRETS)("%s stands in a fixture", (secret) => {
    expect(readings.some(({ html }) => html.includes(secret))).toBe(true);
  });

  it.each(readings)("of $name comes no key, password or masked value", ({ reading }) => {
    for (const secret of SECRETS) expect(reading).not.toContain(secret);
  });

  it.each(readings)("of $name comes no template text and no twin of a textarea", ({ name, reading }) => {
    if (name !== "form/classic-hostile") expect(reading).not.toContain("{{");
    expect(reading).not.toContain("undefined");
  });
});
