import { describe, expect, it } from "vitest";
import {
  accountInTitle,
  accountOf,
  attachmentId,
  countAfterNames,
  countOf,
  downloadOf,
  fileNames,
  formDecoded,
  isDriveUrl,
  pagingOf,
  personOf,
  plainId,
  sizeShown,
  withoutDash,
} from "./values.js";

describe("plainId", () => {
  it.each([
    ["#thread-f:1848781055589211216", "thread-f:1848781055589211216"],
    ["16f438e906b36dac", "16f438e906b36dac"],
    ["undefined", undefined],
    ["#undefined", undefined],
    ["null", undefined],
    ["", undefined],
  ])("%s → %s", (raw, id) => expect(plainId(raw)).toBe(id));
});

describe("personOf", () => {
  it.each([
    ['"Byron, Ada" <ada@example.com>', { name: "Byron, Ada", email: "ada@example.com" }],
    ['"Ada \\"Countess\\" Byron" <ada@example.com>', { name: 'Ada "Countess" Byron', email: "ada@example.com" }],
    ["Ada Byron <ada@example.com>", { name: "Ada Byron", email: "ada@example.com" }],
    ["<ada@example.com>", { name: "ada@example.com", email: "ada@example.com" }],
    ["ada@example.com", { name: "ada@example.com", email: "ada@example.com" }],
    ["ada", undefined],
    ["", undefined],
  ])("%s", (raw, person) => expect(personOf(raw)).toEqual(person));
});

describe("countOf", () => {
  it.each([
    ["5", 5],
    ["1,234", 1234],
    ["1.234", 1234],
    ["1\u00A0234", 1234],
    ["1\u202F234\u202F567", 1_234_567],
    ["12,34,567", 1_234_567],
    ["١٬٢٣٤", 1234],
    ["۵۰", 50],
    ["१२३", 123],
    ["many", undefined],
    ["約 300", undefined],
    ["1–50", undefined],
    ["", undefined],
  ])("%s → %s", (shown, count) => expect(countOf(shown)).toBe(count));
});

describe("countAfterNames", () => {
  it.each([
    ["(15)", 15],
    [", (3)", 3],
    ["(٧)", 7],
    ["", undefined],
    ["(draft)", undefined],
  ])("%s → %s", (rest, count) => expect(countAfterNames(rest)).toBe(count));
});

describe("pagingOf", () => {
  it("knows the numbers by their size, because languages order them differently", () => {
    expect(pagingOf(["1", "50", "2,408"])).toEqual({ first: 1, last: 50, total: 2408 });
    expect(pagingOf(["2408", "1", "50"])).toEqual({ first: 1, last: 50, total: 2408 });
    expect(pagingOf(["51", "60", "60"])).toEqual({ first: 51, last: 60, total: 60 });
  });
  it("has no total where Gmail gives none", () => {
    expect(pagingOf(["1", "50", "many"])).toEqual({ first: 1, last: 50 });
    expect(pagingOf(["1", "50"])).toEqual({ first: 1, last: 50 });
  });
  it("is nothing for less than a range, and for the pagers of several lists", () => {
    expect(pagingOf([])).toBeUndefined();
    expect(pagingOf(["many"])).toBeUndefined();
    expect(pagingOf(["1", "5", "5", "1", "9", "9"])).toBeUndefined();
  });
});

describe("snippets, files and addresses", () => {
  it("takes off the dash of old layouts, and only that one", () => {
    expect(withoutDash("\u00A0-\u00A0First - second")).toBe("First - second");
    expect(withoutDash("-5 degrees")).toBe("-5 degrees");
    expect(withoutDash("\u00A0-\u00A0")).toBeUndefined();
  });
  it("splits names of files at the commas between them", () => {
    expect(fileNames("google.png, profilephoto.png")).toEqual(["google.png", "profilephoto.png"]);
    expect(fileNames("Byron, Ada.pdf, notes.txt")).toEqual(["Byron, Ada.pdf", "notes.txt"]);
    expect(fileNames("LICENSE")).toEqual(["LICENSE"]);
  });
  it("reads what a card can download", () => {
    const url = "https://mail.google.com/mail/u/0?ui=2&attid=0.1&view=att&realattid=f_k1&zw";
    expect(downloadOf(`application/pdf:r%C3%A9sum%C3%A9.pdf:${url}`)).toEqual({
      mime: "application/pdf",
      name: "résumé.pdf",
      url,
    });
    expect(downloadOf("application/pdf:100%.pdf:https://example.com/a:b")).toEqual({
      mime: "application/pdf",
      name: "100%.pdf",
      url: "https://example.com/a:b",
    });
    expect(downloadOf("nonsense")).toBeUndefined();
    expect(attachmentId(url)).toBe("f_k1");
    expect(attachmentId("https://example.com/")).toBeUndefined();
  });
  it("tells a size from the words of Drive in any language", () => {
    expect(sizeShown("95 KB")).toBe("95 KB");
    expect(sizeShown("(95K)")).toBe("95K");
    expect(sizeShown("٩٥ ك.ب")).toBe("٩٥ ك.ب");
    expect(sizeShown("Shared in Drive")).toBeUndefined();
  });
  it("knows files in Drive by their host", () => {
    expect(isDriveUrl("https://docs.google.com/document/d/1")).toBe(true);
    expect(isDriveUrl("https://doc-0g-6g-docs.googleusercontent.com/x")).toBe(true);
    expect(isDriveUrl("https://mail.google.com/mail/u/0?attid=0.1")).toBe(false);
    expect(isDriveUrl("https://example.com/docs.google.com/")).toBe(false);
  });
  it("decodes searches like forms do", () => {
    expect(formDecoded("from:ada+has:attachment")).toBe("from:ada has:attachment");
    expect(formDecoded("caf%C3%A9+bar")).toBe("café bar");
    expect(formDecoded("100%+sure")).toBe("100% sure");
  });
});

describe("who is signed in", () => {
  it.each([
    ["Google Account: Ada Byron\u00A0 \n(ada@example.com)", { name: "Ada Byron", email: "ada@example.com" }],
    ["Google アカウント: 文月 花 (hana@example.com)", { name: "文月 花", email: "hana@example.com" }],
    ["Google 帐号：文月 (hana@example.com)", { name: "文月", email: "hana@example.com" }],
    ["حساب Google: ليلى (layla@example.com)", { name: "ليلى", email: "layla@example.com" }],
    ["(ada@example.com)", { name: "ada@example.com", email: "ada@example.com" }],
    ["Google Account", undefined],
  ])("%s", (label, person) => expect(accountOf(label)).toEqual(person));

  it("is in the title between two dashes, the last ones", () => {
    expect(accountInTitle("Inbox (3) - ada@example.com - Gmail")?.email).toBe("ada@example.com");
    expect(accountInTitle("Mail - eve@example.net - Gmail - ada@example.com - Example Co Mail")?.email).toBe(
      "ada@example.com",
    );
    expect(accountInTitle("ada@example.com - Gmail")?.email).toBe("ada@example.com");
    expect(accountInTitle("Gmail")).toBeUndefined();
  });
});
