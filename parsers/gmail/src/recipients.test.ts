import { expect, it } from "vitest";
import { recipientsOf } from "./recipients.js";

const someone = (name: string) => ({ name, email: `${name}@example.com` });
const [ada, grace, joan, mary, desk] = ["ada", "grace", "joan", "mary", "desk"].map(someone) as [
  never,
  never,
  never,
  never,
  never,
];

it("has the short line while the details are closed, and says that it may be incomplete", () => {
  expect(recipientsOf([ada, grace], [])).toEqual({ to: [ada, grace], cc: [], bcc: [], truncated: true });
  expect(recipientsOf([], [])).toEqual({ to: [], cc: [], bcc: [], truncated: true });
});

it("takes the only row of recipients as To", () => {
  expect(recipientsOf([ada], [[mary], [ada, grace]])).toEqual({ to: [ada, grace], cc: [], bcc: [], truncated: false });
});

it("passes over the address for answers", () => {
  expect(recipientsOf([ada], [[mary], [desk], [ada]])).toEqual({ to: [ada], cc: [], bcc: [], truncated: false });
});

it("tells three rows apart", () => {
  expect(recipientsOf([ada, grace, joan], [[mary], [ada], [grace], [joan]])).toEqual({
    to: [ada],
    cc: [grace],
    bcc: [joan],
    truncated: false,
  });
});

it("does not guess whether a second row is Cc or Bcc", () => {
  expect(recipientsOf([ada, grace], [[mary], [ada], [grace]])).toEqual({
    to: [ada, grace],
    cc: [],
    bcc: [],
    truncated: true,
  });
});
