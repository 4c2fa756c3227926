import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { describe, expect, it } from "vitest";
import { servicenow } from "./index.js";

const HOST = "https://dev000000.service-now.com";
const SYS_ID = "5f2c0000000000000000000000000057";
const LIST = `<div class="list_div"><table class="data_list_table" glide_table="incident"></table></div>`;

const read = (address: string, body = "", parser: typeof servicenow = servicenow) =>
  extract(openSnapshot(`<!doctype html><body>${body}`, { url: address, parsers: [parser] }));

const lostAt = (path: string, body?: string): string[] =>
  read(`${HOST}/${path}`, body).problems.flatMap(({ code, view }) => (code === "root-lost" ? [view] : []));

describe("an address promises its view, and the loss is told", () => {
  it.each([
    ["servicenow.form", `incident.do?sys_id=${SYS_ID}`],
    ["servicenow.form", `com.glideapp.servicecatalog_cat_item_view.do?v=1&sysparm_id=${SYS_ID}`],
    ["servicenow.form", `com.glideapp.servicecatalog_cat_item_view_v2.do?sysparm_id=${SYS_ID}`],
    ["servicenow.form", `esc?id=sc_cat_item&sys_id=${SYS_ID}`],
    ["servicenow.form", "sp?table=incident&sys_id=-1&id=form"],
    ["servicenow.form", `sp/?id=sc_cat_item&sys_id=${SYS_ID}`],
    ["servicenow.form", `now/sow/record/incident/${SYS_ID}`],
    ["servicenow.list", `now/sow/list/params/list-id/${SYS_ID}`],
    ["servicenow.list", "incident_list.do?sysparm_query=active=true"],
    ["servicenow.article", "kb_view.do?sysparm_article=KB0010083"],
    ["servicenow.catalog", "catalog_home.do?sysparm_view=catalog_default"],
    ["servicenow.catalog", "com.glideapp.servicecatalog_category_view.do?v=1"],
    ["servicenow.catalog", "catalog_find.do?sysparm_search=engine"],
    ["servicenow.catalog", "com.glideapp.servicecatalog_checkout_view_v2.do?v=1"],
  ])("%s at /%s, also in the shell", (view, path) => {
    expect(lostAt(path)).toEqual([view]);
    if (path.startsWith("now/")) return;
    expect(lostAt(`now/nav/ui/classic/params/target/${encodeURIComponent(path)}`)).toEqual([view]);
    expect(lostAt(`now/nav/ui/classic/params/target/${encodeURIComponent(encodeURIComponent(path))}`)).toEqual([view]);
    expect(lostAt(`nav_to.do?uri=${encodeURIComponent(`/${path}`)}`)).toEqual([view]);
  });

  it.each(["sp?id=index", "kb?id=kb_home", "now/nav/ui/home", "nav_to.do?uri=welcome.do", "incident.do"])(
    "none at /%s",
    (path) => expect(lostAt(path)).toEqual([]),
  );

  it("does not hold the shell to an address that the frame has left", () => {
    expect(lostAt(`now/nav/ui/classic/params/target/incident.do%3Fsys_id%3D${SYS_ID}`, LIST)).toEqual([]);
  });
});

describe("a self-hosted or renamed instance", () => {
  const own = servicenow.on("https://help.example.com/*");
  const at = (path: string, body: string) => read(`https://help.example.com/${path}`, body, own).outcome;

  it("is known by a portal, a workspace, or the page where one signs in", () => {
    expect(at("sp?id=index", "<sp-page-row></sp-page-row>")).toBe("no-view");
    expect(at(`now/sow/record/incident/${SYS_ID}`, "<sn-canvas-root></sn-canvas-root>")).toBe("degraded");
    expect(at("login.do", '<button id="sysverb_login">Log in</button>')).toBe("signed-out");
    expect(at("", "<form></form>")).toBe("unsupported");
  });
});

it("takes what is typed into an editor for no page of its own", () => {
  const field = `
    <div id="element.incident.u_note"><div id="label.incident.u_note" type="html"><span class="label-text">Note</span></div>
      <textarea id="incident.u_note"></textarea>
      <iframe id="incident.u_note_ifr" srcdoc="<body><input id='articleId' value='1'><div id='article'>typed</div></body>"></iframe></div>`;
  const { views } = read(`${HOST}/incident.do?sys_id=${SYS_ID}`, `<form class="form_body">${field}</form>`);
  expect(views.map(({ view }) => view)).toEqual(["servicenow.form"]);
});
