import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { loadFixtures } from "@onscreen/core/testing";
import { describe, expect, it } from "vitest";
import { servicenow } from "./index.js";

/** Keys, passwords and codes that stand in the fixtures and in no reading of them. */
const SECRETS = ["c0ffee", "hunter2", "4711", "4710", "****"];

const fixtures = loadFixtures("servicenow", import.meta.url);
const readings = fixtures.map(({ name, html, url }) => ({
  name,
  html,
  reading: JSON.stringify(extract(openSnapshot(html, { url, parsers: [servicenow] }))),
}));

describe("what must never be read", () => {
  it.each(SECRETS)("%s stands in a fixture", (secret) => {
    expect(readings.some(({ html }) => html.includes(secret))).toBe(true);
  });

  it.each(readings)("of $name comes no key, password or masked value", ({ reading }) => {
    for (const secret of SECRETS) expect(reading).not.toContain(secret);
  });

  it.each(readings)("of $name comes no template text and no twin of a textarea", ({ name, reading }) => {
    if (name !== "form/classic-hostile") expect(reading).not.toContain("{{");
    expect(reading).not.toContain("undefined");
  });
});

it("gives a row no cell where it is masked", () => {
  const html = `<!doctype html><body><div class="list_div"><table class="data_list_table" glide_table="incident"><thead><tr>
    <th class="list_hdr" name="number" glide_label="Number"></th><th class="list_hdr" name="u_tax_id" glide_label="Tax number"></th></tr></thead>
    <tbody><tr class="list_row" sys_id="5f2c0000000000000000000000000057"><td>INC0010057</td><td>****</td></tr></tbody></table></div>`;
  const url = "https://dev000000.service-now.com/incident_list.do";
  const [view] = extract(openSnapshot(html, { url, parsers: [servicenow] })).views;
  expect(view).toMatchObject({ view: "servicenow.list", status: "ok" });
  expect(view).toHaveProperty("record.rows.0.cells", { number: { display: "INC0010057" } });
});

describe("forms that show little", () => {
  const read = (body: string) => {
    const html = `<!doctype html><html data-onscreen-state="live"><body>${body}`;
    const url = "https://dev000000.service-now.com/incident.do?sys_id=5f2c0000000000000000000000000057";
    return extract(openSnapshot(html, { url, parsers: [servicenow] })).views[0];
  };
  const notes = `<div id="element.incident.comments"><div id="label.incident.comments" type="journal_input"><span
    class="label-text">Comments</span></div><textarea id="incident.comments">Oil it</textarea></div>`;

  const field = (
    name: string,
  ) => `<div id="element.incident.${name}"><div id="label.incident.${name}" type="string"><span
    class="label-text">${name}</span></div><input id="incident.${name}" value="x"></div>`;

  it("keep the fields that stand in none of their sections, before them", () => {
    const tab = `<span id="section_tab.1" data-section-id="1" tab_caption="Notes">${field("state")}</span>`;
    expect(read(`<form class="form_body">${field("number")}${tab}</form>`)).toMatchObject({
      record: {
        sections: [
          { active: true, fields: [{ name: "number" }], fieldsComplete: true },
          { title: "Notes", fields: [{ name: "state" }] },
        ],
      },
    });
  });

  it("offer nothing more to load by a button that is not drawn", () => {
    const button = (classes: string) => `<button class="${classes}" ng-click="loadMore()">More</button>`;
    const complete = (classes: string) => read(`<form class="form_body">${field("number")}</form>${button(classes)}`);
    expect(complete("btn")).toMatchObject({ record: { activitiesComplete: false } });
    expect(complete("btn ng-hide")).toMatchObject({ record: { activitiesComplete: true } });
  });

  it("are whole with a journal alone", () => {
    expect(read(`<form class="form_body">${notes}</form>`)).toMatchObject({
      status: "ok",
      record: { journals: [{ name: "comments", text: "Oil it" }], isDirty: true },
    });
  });

  it("name the kind of an entry without its bullet, whatever draws it", () => {
    const entry = `<ul><li class="h-card"><span class="sn-card-component-createdby">System</span><span
      class="sn-card-component-time">Field changes \u2022 <div class="date-calendar">2026-11-29 08:00:00</div></span></li></ul>`;
    expect(read(`<form class="form_body">${notes}</form>${entry}`)).toMatchObject({
      record: { activities: [{ kind: "Field changes", date: { text: "2026-11-29 08:00:00" } }] },
    });
  });
});
