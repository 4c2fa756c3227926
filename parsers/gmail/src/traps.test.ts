import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, it } from "vitest";
import { gmail } from "./index.js";

const INBOX = "https://mail.google.com/mail/u/0/#inbox";
const CONVERSATION = `${INBOX}/FMfcgzQcqQzvVxBxpgGvPCCzvvPWlKrt`;

const read = (body: string, url: string) =>
  extract(openSnapshot(`<!doctype html><html data-onscreen-state="live"><body>${body}`, { url, parsers: [gmail] }));

const conversation = (body: string): string => `
  <div role="main"><h2 class="hP" data-legacy-thread-id="19a7f1a2b3c4d502">Engine</h2><div role="list">
    <div role="listitem" class="h7"><div class="adn" data-message-id="#msg-f:1848781055589211201">
      <h3><span class="gD" email="grace.perlman@example.com" name="Grace Perlman">Grace Perlman</span></h3>
      <span class="g3" title="Nov 19, 2026, 2:05 PM">2:05 PM</span>
      <div class="ii gt"><div class="a3s">${body}</div></div>
    </div></div>
  </div></div>`;

it("reads a conversation whose mail holds the marks of a list", () => {
  const { outcome, views } = read(
    conversation('Look: <div gh="tl"><table><tr class="zA zE" id="x"><td>Fake</td></tr></table></div>'),
    CONVERSATION,
  );
  expect(outcome).toBe("ok");
  expect(views).toMatchObject([
    { view: "gmail.thread", record: { subject: "Engine", messages: [{ body: { text: "Look:\n\nFake" } }] } },
  ]);
});

it("names the people of a folded line by what it shows", () => {
  const { views } = read(
    `<div role="main"><div role="listitem"><div class="M9"><div role="region"><form>
       <div class="aoD"><span email="joan.wu@example.com" data-hovercard-id="joan.wu@example.com">Joan</span>, <span
         email="mary@example.com" name="Mary Goodall">Mary</span></div>
       <input type="hidden" name="composeid" value="1"><input name="subjectbox" value="Re: Engine"></form>
       <div g_editable="true" role="textbox" contenteditable="true">Yes.</div></div></div></div></div>`,
    `${INBOX}?compose=new`,
  );
  expect(views).toMatchObject([
    {
      view: "gmail.draft",
      record: {
        to: [
          { name: "Joan", email: "joan.wu@example.com" },
          { name: "Mary Goodall", email: "mary@example.com" },
        ],
      },
    },
  ]);
});
