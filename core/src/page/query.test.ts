import { expect, it } from "vitest";
import { openSnapshot } from "../node.js";
import { matches, queryAll } from "./query.js";
import { openReading } from "./reading.js";

const rows = (last: string) =>
  openReading(openSnapshot(`<!doctype html><body>${"<p></p>".repeat(9)}${last}`, { url: "https://app.example.com/" }));

it("finds what only the last of many rows has, asked for in each of them", () => {
  const reading = rows("<p class=own><i class=rare></i></p>");
  const all = queryAll(reading, reading.page.document, "p");
  expect(all.map((row) => queryAll(reading, row, ".rare").length)).toEqual([...Array(9).fill(0), 1]);
  expect(all.map((row) => matches(reading, row, ".own"))).toEqual([...Array(9).fill(false), true]);
  expect(all.map((row) => queryAll(reading, row, ":scope > i").length)).toEqual([...Array(9).fill(0), 1]);
});

it("finds what stands in a shadow root alone", () => {
  const shadow = "<p><x-y><template shadowrootmode=open><i class=rare></i></template></x-y></p>";
  const reading = rows(shadow);
  const all = queryAll(reading, reading.page.document, "p");
  expect(all.map((row) => queryAll(reading, row, ".rare").length)).toEqual([...Array(9).fill(0), 1]);
});

it("tells a selector that is none, however often it is asked for", () => {
  const reading = rows("");
  for (let i = 0; i < 9; i++) expect(() => queryAll(reading, reading.page.document, "p[")).toThrow(SyntaxError);
});
