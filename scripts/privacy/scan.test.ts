import { describe, expect, it } from "vitest";
import { RULES } from "./rules.js";
import { findingsOf } from "./scan.js";

describe.each(RULES)("$name", ({ name, controls, harmless }) => {
  it.each(controls)("finds a control of length $length", (text) => {
    expect(findingsOf(`<p title="${text}">`)).toEqual([expect.stringContaining(name)]);
  });
  it.each(harmless)("leaves %s alone", (text) => {
    expect(findingsOf(`<p>${text}</p>`)).toEqual([]);
  });
});

it("finds hosts that nobody listed, and what character references hide", () => {
  expect(findingsOf('<a href="https://intranet.acme.corp/x">')).toEqual(["unlisted host: intranet.acme.corp"]);
  expect(findingsOf("<p>ana&#64;gmail.com</p>")).toHaveLength(1);
  expect(findingsOf('<a href="https://example.com/x">')).toEqual([]);
});
