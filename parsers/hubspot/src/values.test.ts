import { describe, expect, it } from "vitest";
import {
  after,
  cellProperty,
  cellRecord,
  cellType,
  countIn,
  headerProperty,
  headingCount,
  headingTitle,
  label,
  labelInLine,
  listingOf,
  mailAddress,
  objectTypeOf,
  portalIdIn,
  propertyName,
  recordIdIn,
  rowRecord,
  shownValue,
  typeIdIn,
  typeIdOfCard,
  valueIfAny,
  valueInLine,
  valueOrNull,
} from "./values.js";

describe("addresses", () => {
  it.each([
    ["/contacts/1000001/record/0-5/5550001", "0-5", "5550001"],
    ["/contacts/1000001/record/0-5/5550001/view/1?eschref=%2Fcontacts%2F1%2Frecord%2F0-1%2F9", "0-5", "5550001"],
    ["https://app-eu1.hubspot.com/contacts/1000001/record/2-1234567/42/", "2-1234567", "42"],
    ["/contacts/1000001/contact/7001", "0-1", "7001"],
    ["/contacts/1000001/company/77/", "0-2", "77"],
    ["/contacts/1000001/deal/91?interaction=note", "0-3", "91"],
    ["/contacts/1000001/ticket/9#x", "0-5", "9"],
    ["/contacts/1000001/objects/0-5/views/all/list", undefined, undefined],
    ["/help-desk/1000001/view/88/ticket/5550001/thread/424242", undefined, undefined],
    ["/contacts/1000001/record/0-5/12ab", undefined, undefined],
  ])("%s", (address, typeId, id) => {
    expect([typeIdIn(address), recordIdIn(address)]).toEqual([typeId, id]);
  });

  it("the account is the first number of the path", () => {
    expect(portalIdIn("/contacts/1000001/record/0-5/5")).toBe("1000001");
    expect(portalIdIn("/help-desk/1000001/view/88/ticket/5550001/thread/424242")).toBe("1000001");
    expect(portalIdIn("/login")).toBeUndefined();
  });

  it("other types than the four are custom", () => {
    expect(["0-1", "0-2", "0-3", "0-5", "0-7", "2-9"].map(objectTypeOf)).toEqual([
      "contact",
      "company",
      "deal",
      "ticket",
      "custom",
      "custom",
    ]);
  });
});

describe("names in markup", () => {
  it("a card names its object type, or does not", () => {
    expect(typeIdOfCard("card-wrapper-OBJECT_HIGHLIGHT-FAS-0-5-1")).toBe("0-5");
    expect(typeIdOfCard("OBJECT_HIGHLIGHT-FAS-2-1234567-1")).toBe("2-1234567");
    expect(typeIdOfCard("card-wrapper-ASSOCIATION_V3/0-2")).toBe("0-2");
    expect(typeIdOfCard("card-id-ASSOCIATION_TABLE/0-2")).toBe("0-2");
    expect(typeIdOfCard("associated-objects-card-content-0-1")).toBe("0-1");
    expect(typeIdOfCard("card-wrapper-PROPERTIES_LIST/4773")).toBeUndefined();
  });

  it("a prefix is cut by its length, and a placeholder is no property", () => {
    const name = after("property-input-");
    expect(["property-input-city", "property-input-label-foo", "property-input-skeleton", "city"].map(name)).toEqual([
      "city",
      "label-foo",
      undefined,
      undefined,
    ]);
  });

  it("a row's own name is the property's, a part's is not", () => {
    expect(["hs_ticket_priority", "num-of_branches", "property-row-3", "crm-card-content"].map(propertyName)).toEqual([
      "hs_ticket_priority",
      "num-of_branches",
      undefined,
      undefined,
    ]);
  });

  it("cells and headers: names with _ and with -", () => {
    expect(["cell-0-1-of_applicants-7002", "cell-2-77-num-of_x-5", "cell-x"].map(cellProperty)).toEqual([
      "of_applicants",
      "num-of_x",
      undefined,
    ]);
    expect(cellRecord("cell-0-1-of_2-7002")).toBe("7002");
    expect([cellType("cell-0-1-x-7"), cellType("header-2-77-x"), cellType("row-7")]).toEqual([
      "0-1",
      "2-77",
      undefined,
    ]);
    expect(headerProperty("header-0-1-num-of_x")).toBe("num-of_x");
    expect([rowRecord("row-1001"), rowRecord("row-header")]).toEqual(["1001", undefined]);
  });
});

describe("texts", () => {
  it("what is shown for nothing is nothing, a minus is not", () => {
    expect(["--", "-", "\u2014", "-1", "--x", "0"].map(shownValue)).toEqual(["", "", "", "-1", "--x", "0"]);
    expect(["--", "x"].map(valueOrNull)).toEqual([null, "x"]);
    expect(["--", "x"].map(valueIfAny)).toEqual([undefined, "x"]);
  });

  it("a line of a label and its value, with every kind of colon", () => {
    expect(label("Ticket status:")).toBe("Ticket status");
    expect(label("金額\uFF1A")).toBe("金額");
    expect([labelInLine("Create date: Sep 3, 2026 8:15 AM"), valueInLine("Create date: Sep 3, 2026 8:15 AM")]).toEqual([
      "Create date",
      "Sep 3, 2026 8:15 AM",
    ]);
    expect([labelInLine("作成日\uFF1A2026/09/03"), valueInLine("作成日\uFF1A2026/09/03")]).toEqual([
      "作成日",
      "2026/09/03",
    ]);
    expect(["Create", "Um 10:30 Uhr"].map(labelInLine)).toEqual([undefined, undefined]);
  });

  it("a heading and its count", () => {
    expect([headingTitle("Contacts (1,204)"), headingCount("Contacts (1,204)")]).toEqual(["Contacts", "1,204"]);
    expect([headingTitle("会社\uFF08\u200A2\uFF09"), headingCount("会社\uFF082\uFF09")]).toEqual(["会社", "2"]);
    expect([headingTitle("Firmen (99+)"), headingCount("Firmen (99+)")]).toEqual(["Firmen", undefined]);
    expect(headingTitle("\u0639\u0642\u0648\u062F (\u0663)")).toBe("\u0639\u0642\u0648\u062F");
    expect([headingTitle("Deals (old)"), headingCount("Deals (old)")]).toEqual(["Deals (old)", undefined]);
  });

  it("an address in a mailto link", () => {
    expect(mailAddress("mailto:ada%2Bx@example.com?subject=Hi")).toBe("ada+x@example.com");
    expect(mailAddress("mailto:100%@example.com")).toBe("100%@example.com");
    expect(mailAddress("https://example.com")).toBeUndefined();
  });

  it("a table is complete only by the page's own count", () => {
    expect(countIn("1.234 Datens\u00E4tze")).toEqual({ total: 1234 });
    expect(countIn("1000+ tickets")).toEqual({ total: 1000, totalIsLowerBound: true });
    expect([countIn("1\u201325 of 532"), countIn("10K+")]).toEqual([undefined, undefined]);
    expect(listingOf(1000, { total: 1000, totalIsLowerBound: true })).toMatchObject({ complete: false });
    expect(listingOf(3, { total: 2498 }, 1)).toEqual({ shown: 3, total: 2498, complete: false, page: { number: 1 } });
    expect(listingOf(3, { total: 3 })).toEqual({ shown: 3, total: 3, complete: true });
    expect(listingOf(3)).toEqual({ shown: 3, complete: false });
  });
});
