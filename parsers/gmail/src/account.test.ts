import { extract, type Person } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { loadFixtures } from "@onscreen/core/testing";
import { describe, expect, it } from "vitest";
import { gmail } from "./index.js";

const accountOn = (html: string, url = "https://mail.google.com/mail/u/0/#inbox"): Person | undefined =>
  extract(openSnapshot(html, { url, parsers: [gmail] })).account;

describe("who is signed in", () => {
  const told = loadFixtures("gmail", import.meta.url).flatMap(({ name, html, url, expected }) => {
    const { account } = expected as { account?: Person };
    return account ? [{ name, html, url, account }] : [];
  });
  it.each(told)("$name", ({ html, url, account }) => expect(accountOn(html, url)).toEqual(account));

  const panel = (inner: string): string =>
    `<!doctype html><div role="banner"><div><div aria-label="Account Information">${inner}</div></div></div>`;

  it("in the account panel", () => {
    const html = panel(
      '<div><div><div>Ada Byron</div><div>ada@example.com</div><a href="https://myaccount.google.com/?x=1">My Account</a></div></div>',
    );
    expect(accountOn(html)).toEqual({ name: "Ada Byron", email: "ada@example.com" });
  });

  it("for somebody else, by address alone", () => {
    const html = panel('<div class="identityUserDelegatedAccount"><div>desk@example.com</div></div>');
    expect(accountOn(html)).toEqual({ name: "desk@example.com", email: "desk@example.com" });
  });

  it("is nobody where the page names nobody", () => {
    expect(accountOn("<!doctype html><title>Gmail</title><p>")).toBeUndefined();
  });
});
