import { describe, expect, it } from "vitest";
import { withText } from "./journals.js";
import {
  columnIn,
  direction,
  durationOf,
  fieldName,
  isMask,
  isoFromUtc,
  itemIn,
  lettersOfHtml,
  listingOf,
  questionKind,
  relatedTable,
  searchedFor,
  severityOf,
  sortedBy,
  sysIdIn,
  sysIdInWorkspace,
  tableIn,
  tableInWorkspace,
  tableOf,
  variableOf,
} from "./values.js";

const ID = "5f2c0000000000000000000000000057";

describe("names", () => {
  it("of fields, below their table and through references", () => {
    expect(fieldName("incident.number")).toBe("number");
    expect(fieldName("sc_req_item.request.requested_for")).toBe("request.requested_for");
  });

  it("of tables", () => {
    expect(tableOf("incident.do")).toBe("incident");
    expect(tableIn(`https://example.service-now.com/cmdb_ci.do?sys_id=${ID}`)).toBe("cmdb_ci");
    expect(tableIn("https://example.service-now.com/sp?id=form")).toBeUndefined();
    expect(relatedTable("sc_req_item.sc_task.request_item")).toBe("sc_task");
    expect(relatedTable("sc_task")).toBeUndefined();
  });
});

describe("ids", () => {
  it("are 32 digits in small letters, whatever stands around them", () => {
    expect(sysIdIn(`ni.VE${ID}`)).toBe(ID);
    expect(sysIdIn(`IO:${ID}`)).toBe(ID);
    expect(sysIdIn(`incident.do?sys_id=${ID}&x=1`)).toBe(ID);
    expect(sysIdIn(`${ID}0`)).toBeUndefined();
    expect(sysIdIn("-1")).toBeUndefined();
  });

  it("of catalog items and guides", () => {
    expect(itemIn(`x.do?v=1&sysparm_id=${ID}&y=1`)).toBe(ID);
    expect(itemIn(`x.do?sysparm_guide=${ID}`)).toBe(ID);
    expect(itemIn(`x.do?sysparm_parent=${ID}`)).toBeUndefined();
  });

  it("of variables by their answers", () => {
    expect(variableOf("a=1,b=2,", "b")).toBe("2");
    expect(variableOf("a=1,b=2,", "c")).toBeUndefined();
    expect(variableOf("", "")).toBeUndefined();
  });
});

it("isoFromUtc: the platform's own form alone", () => {
  expect(isoFromUtc("2025-01-02 11:58:20")).toBe("2025-01-02T11:58:20Z");
  expect(isoFromUtc("02.01.2025 11:58:20")).toBeUndefined();
  expect(isoFromUtc("")).toBeUndefined();
});

describe("marks", () => {
  it("of sorting", () => {
    expect([direction("ASC"), direction("desc"), direction("none")]).toEqual(["asc", "desc", undefined]);
    expect(sortedBy("t.opened_at,t.number", "DESC,ASC")).toEqual([
      { name: "opened_at", direction: "desc" },
      { name: "number", direction: "asc" },
    ]);
    expect(sortedBy("t.number", "")).toBeUndefined();
  });

  it("of messages", () => {
    expect(severityOf("outputmsg outputmsg_error notification notification-error")).toBe("error");
    expect(severityOf("notification notification-success")).toBe("success");
    expect(severityOf("critical")).toBe("error");
    expect(severityOf("notification")).toBe("unknown");
  });

  it("of questions", () => {
    expect([questionKind("3"), questionKind("25"), questionKind("99")]).toEqual(["multiple_choice", "masked", "99"]);
  });

  it("of masked values", () => {
    expect(["****", " •••••• ", "**", "*a**", "", "2"].map(isMask)).toEqual([true, true, false, false, false, false]);
  });
});

it("lettersOfHtml: text without tags, entities and white space", () => {
  expect(lettersOfHtml("<p>Ada&nbsp;&amp; <b>Charles</b>&#8230;&#x41;</p>\n")).toBe("Ada&Charles…A");
  expect(lettersOfHtml("&unknown;&#x110000;")).toBe("&unknown;&#x110000;");
});

describe("listingOf", () => {
  it("tells pages and completeness from the counts", () => {
    expect(listingOf(20, { counted: "2838", first: "21", size: "20" })).toEqual({
      shown: 20,
      total: 2838,
      complete: false,
      page: { number: 2, of: 142, size: 20 },
    });
    expect(listingOf(0, { counted: "0", total: 0 })).toEqual({ shown: 0, total: 0, complete: true });
  });

  it("does not believe a total below what is shown: the list is not counted", () => {
    expect(listingOf(2, { counted: "0" })).toEqual({ shown: 2, complete: false });
    expect(listingOf(2, { counted: "0", total: 5 })).toEqual({ shown: 2, total: 5, complete: false });
  });
});

it("searchedFor: the words in the address that the page keeps", () => {
  expect(searchedFor("catalog_find.do?sysparm_view=x@99@sysparm_search=difference%20engine@99@v=1")).toBe(
    "difference engine",
  );
  expect(searchedFor("catalog_find.do?sysparm_search=100%")).toBe("100%");
  expect(searchedFor("catalog_find.do")).toBeUndefined();
});

describe("withText", () => {
  const journal = (name: string, text: string, ref: string) => ({ name, text, ref, label: name });

  it("counts a journal once, by the input that was typed into", () => {
    const found = [
      journal("work_notes", "", "form"),
      journal("comments", "", "a"),
      journal("work_notes", "typed", "b"),
    ];
    expect(withText(found).map(({ ref }) => ref)).toEqual(["b", "a"]);
  });

  it("keeps the first of several empty or typed ones", () => {
    expect(withText([journal("c", "", "1"), journal("c", "", "2")]).map(({ ref }) => ref)).toEqual(["1"]);
    expect(withText([journal("c", "x", "1"), journal("c", "x", "2")]).map(({ ref }) => ref)).toEqual(["1"]);
  });
});

describe("durationOf", () => {
  it("writes a duration as the platform does, whatever units are shown", () => {
    expect(durationOf({ days: "90", hours: "12", minutes: "5", seconds: "0" })).toBe("90 12:05:00");
    expect(durationOf({ hours: "8", minutes: "48" })).toBe("0 08:48:00");
    expect(durationOf({ days: "", hours: " " })).toBe("");
  });

  it("says nothing of what is no count", () => {
    expect(durationOf({ days: "two", hours: "3" })).toBeUndefined();
  });
});

it("knows the column of a workspace's header and the table of its links", () => {
  expect(columnIn("short_description_1f3a")).toBe("short_description");
  expect(columnIn("caller_id.email_2")).toBe("caller_id.email");
  expect(columnIn("select")).toBeUndefined();
  const sub =
    "/now/sow/record/interaction/1a5000000000000000000000000012ab/sub/record/incident/5f2c0000000000000000000000000057";
  expect(tableInWorkspace(sub)).toBe("incident");
  expect(sysIdInWorkspace(sub)).toBe("5f2c0000000000000000000000000057");
  expect(tableInWorkspace("/now/sow/list/params/list-id/5f2c0000000000000000000000000057")).toBeUndefined();
});
