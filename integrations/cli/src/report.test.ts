import { expect, it } from "vitest";
import { Failure } from "./failure.js";
import type { Io } from "./io.js";
import { printOutcome } from "./print/extraction.js";
import { styleOf } from "./print/style.js";
import { complain, remark } from "./report.js";

function said(columns: number, say: (io: Io) => void): string {
  let err = "";
  say({
    out: () => {},
    err: (text) => {
      err += text;
    },
    stdin: async () => new Uint8Array(),
    columns,
    colours: false,
    coloursOfErrors: false,
  });
  return err;
}

it("breaks what is said at its words", () => {
  const views = new Failure('there is no view "none"', { remedy: "views: gmail.threads, gmail.thread, gmail.draft" });
  expect(said(30, (io) => complain(views, io))).toBe(
    'onscreen: there is no view\n"none"\nviews: gmail.threads,\ngmail.thread, gmail.draft\n',
  );
});

it("never breaks a command, which is to be copied", () => {
  const usage = new Failure("no such field", { remedy: "onscreen explain page.html gmail.thread" });
  expect(said(20, (io) => complain(usage, io))).toBe(
    "onscreen: no such\nfield\nonscreen explain page.html gmail.thread\n",
  );
});

it("gives each part of a remark its own line where they do not fit on one", () => {
  const note = ["address: https://mail.google.com/mail/u/0/", "(from the capture's header)"];
  expect(said(80, (io) => remark(note, io))).toBe(`${note.join(" ")}\n`);
  expect(said(60, (io) => remark(note, io))).toBe(`${note.join("\n  ")}\n`);
});

it("tells the outcome with its reason in the width of the terminal", () => {
  const outcome = {
    platform: "gmail",
    outcome: "degraded",
    reason: "gmail.threads should be at this address",
  } as const;
  expect(printOutcome(outcome, 40, styleOf(false))).toEqual([
    "gmail  degraded  gmail.threads should",
    "  be at this address",
  ]);
  expect(printOutcome(outcome, 80, styleOf(true))[0]).toContain("\u001b[33mdegraded\u001b[39m");
});
