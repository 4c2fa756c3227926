import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { loadFixtures } from "@onscreen/core/testing";
import { expect, it } from "vitest";
import { salesforce } from "./index.js";

/** Passwords, masked numbers and session keys of the fixtures, as far as a page holds them. */
const SECRETS = /never-read|"9137"|"4711"|XXX-XX|\*{3}/;

it("outputs no password, no masked value and no session key", () => {
  const fixtures = loadFixtures("salesforce", import.meta.url);
  const holding = fixtures.filter(({ html }) => SECRETS.test(html.replaceAll(/value="?/g, '"')));
  expect(holding.length).toBeGreaterThan(4);
  for (const { html, url } of fixtures) {
    const read = JSON.stringify(extract(openSnapshot(html, { url, parsers: [salesforce] })));
    expect(read).not.toMatch(SECRETS);
  }
});

const record = (name: string) =>
  `<one-record-home-flexipage2><b slot=primaryField>${name}</b></one-record-home-flexipage2>`;

/** Salesforce-Inspector-reloaded#1340: the address and the page change without a reload. */
it("reads the page anew after a navigation inside of it", () => {
  const open = (id: string, body: string) =>
    extract(
      openSnapshot(`<!doctype html><body>${body}`, {
        url: `https://example.lightning.force.com/lightning/r/Case/${id}/view`,
        parsers: [salesforce],
      }),
    ).views[0];
  const host = (name: string, active: string) =>
    `<div class="windowViewMode-normal lafPageHost ${active}">${record(name)}</div>`;
  expect(open("500000000000001AAA", host("first", "active"))).toMatchObject({ record: { name: "first" } });
  expect(open("500000000000002AAA", host("first", "") + host("second", "active"))).toMatchObject({
    record: { name: "second", recordId: "500000000000002AAA" },
  });
});

/** Salesforce-Inspector-reloaded#431: fields come later than the page, and nothing is invented for them. */
it("shows a record whose fields are not drawn yet, and says so by drawing none", () => {
  const page = openSnapshot(`<!doctype html><body>${record("Ten Looms")}`, {
    url: "https://example.lightning.force.com/lightning/r/Opportunity/006000000000001AAA/view",
    parsers: [salesforce],
  });
  expect(extract(page).views[0]).toMatchObject({ status: "ok", record: { name: "Ten Looms", sections: [] } });
});

/** A temporary item of the navigation bar bears the same class as an unsaved tab of the console, and says nothing of changes. */
it.each([
  ["the active tab of a console", '<li class="oneConsoleTabItem active slds-is-unsaved"></li>', true],
  ["another tab", '<li class="oneConsoleTabItem slds-is-unsaved"></li>', null],
  [
    "a temporary item of the navigation bar",
    '<one-app-nav-bar-item-root class="slds-is-unsaved"></one-app-nav-bar-item-root>',
    null,
  ],
])("takes the mark of %s for what it is", (_, mark, isDirty) => {
  const dialog =
    '<div class="uiModal active"><lightning-record-edit-form><lightning-input><label>Name</label><input name="Name" value="Loom"></lightning-input></lightning-record-edit-form></div>';
  const page = openSnapshot(`<!doctype html><html data-onscreen-state=live><body>${mark}${dialog}`, {
    url: "https://example.lightning.force.com/lightning/o/Asset/new",
    parsers: [salesforce],
  });
  expect(extract(page).views).toMatchObject([{ view: "salesforce.form", status: "ok", record: { isDirty } }]);
});

/** Consoles open a form in a tab of their own, not in a dialog. */
it("reads a form that stands on a page of its own, and none where a record page has the footer of another", () => {
  const item =
    '<records-record-layout-item><div data-target-selection-name="sfdc:RecordField.Account.Name"><label class="slds-form-element__label">Name</label><input name="Name" value="Babbage Works"></div></records-record-layout-item>';
  const footer = '<records-form-footer><button name="SaveEdit">Save</button></records-form-footer>';
  const views = (body: string, path: string) =>
    extract(
      openSnapshot(`<!doctype html><html data-onscreen-state=live><body>${body}`, {
        url: `https://example.lightning.force.com/lightning/r/Account/001000000000002AAA/${path}`,
        parsers: [salesforce],
      }),
    ).views;
  const host = (content: string) => `<div class="windowViewMode-maximized active lafPageHost">${content}</div>`;
  expect(views(host(`<records-lwc-detail-panel>${item}${footer}</records-lwc-detail-panel>`), "edit")).toMatchObject([
    { view: "salesforce.form", status: "ok", record: { mode: "edit", surface: "page", objectApiName: "Account" } },
  ]);
  const opened = host(record("Babbage Works").replace("</one-", `${item}${footer}</one-`));
  expect(views(opened, "view").map(({ view, layout }) => [view, layout])).toEqual([
    ["salesforce.record", "default"],
    ["salesforce.form", "inline"],
  ]);
});

it("tells no half of a date and time: a saved page may know the one and not the other", () => {
  const inputs = (time: string) =>
    `<div class="uiModal active"><lightning-record-edit-form><lightning-input-field><lightning-datetimepicker><fieldset><legend>Visit</legend><input value="11/30/2026"><input value="${time}"></fieldset></lightning-datetimepicker></lightning-input-field></lightning-record-edit-form></div>`;
  const field = (time: string) => {
    const page = openSnapshot(`<!doctype html><html><body>${inputs(time)}`, {
      url: "https://example.lightning.force.com/lightning/o/Visit__c/new",
      parsers: [salesforce],
    });
    const [view] = extract(page).views;
    return view?.status === "ok" && view.view === "salesforce.form" ? view.record.sections[0]?.fields[0] : undefined;
  };
  expect(field("9:15 AM")).toMatchObject({ type: "datetime", display: "11/30/2026 9:15 AM" });
  expect(field("")).not.toHaveProperty("display");
});
