import { expect, it } from "vitest";
import { isoFromSeconds } from "./shaped.js";

it("makes a time of seconds in text and never slips into the next second", () => {
  expect(isoFromSeconds("1631191884.164000")).toBe("2021-09-09T12:51:24.164Z");
  expect(isoFromSeconds("1631191884.999999")).toBe("2021-09-09T12:51:24.999Z");
  expect(isoFromSeconds("1631191884.000500")).toBe("2021-09-09T12:51:24.000Z");
  expect(isoFromSeconds("1631191884.5")).toBe("2021-09-09T12:51:24.500Z");
  expect(isoFromSeconds("1631191884")).toBe("2021-09-09T12:51:24.000Z");
});

it("leaves alone what is no such number", () => {
  for (const other of ["", "today", "1631191884164", "12.5", "-1631191884"])
    expect(isoFromSeconds(other)).toBeUndefined();
});
