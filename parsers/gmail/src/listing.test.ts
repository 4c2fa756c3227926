import { expect, it } from "vitest";
import { listingOf } from "./listing.js";

it("takes the total from a pager that counts these rows", () => {
  expect(listingOf(50, ["1", "50", "2,408"], false)).toEqual({
    shown: 50,
    total: 2408,
    complete: false,
    page: { number: 1 },
  });
  expect(listingOf(8, ["51", "58", "58"], false, 2)).toEqual({
    shown: 8,
    total: 58,
    complete: false,
    page: { number: 2 },
  });
  expect(listingOf(3, ["1", "3", "3"], false)).toEqual({ shown: 3, total: 3, complete: true, page: { number: 1 } });
});

it("leaves a pager aside that counts others", () => {
  expect(listingOf(4, ["1", "50", "2,408"], false)).toEqual({ shown: 4, complete: false });
  expect(listingOf(4, [], false, 3)).toEqual({ shown: 4, complete: false, page: { number: 3 } });
});

it("knows no total of many", () => {
  expect(listingOf(50, ["1", "50", "many"], false)).toEqual({ shown: 50, complete: false, page: { number: 1 } });
});

it("is complete without rows only where the page says so", () => {
  expect(listingOf(0, [], true)).toEqual({ shown: 0, total: 0, complete: true });
  expect(listingOf(0, [], false)).toEqual({ shown: 0, complete: false });
});
