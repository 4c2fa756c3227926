import { expect, it } from "vitest";
import { isNewEnough } from "./node-version.mjs";

it.each([
  ["20.19.0", true],
  ["20.20.2", true],
  ["24.0.0", true],
  ["20.18.3", false],
  ["18.20.0", false],
])("Node %s", (version, enough) => {
  expect(isNewEnough(version, ">=20.19")).toBe(enough);
});
