import { describe, expect, it } from "vitest";
import {
  asRecordId,
  classicField,
  classicRecord,
  columnOf,
  countOf,
  fieldOf,
  isMask,
  listingOf,
  namedBy,
  objectIn,
  objectOfId,
  objectOfTarget,
  partName,
  recordIdIn,
} from "./values.js";

it("knows a field and its object by the one attribute that names them", () => {
  expect(fieldOf("sfdc:RecordField.Lead.Solution__c")).toBe("Solution__c");
  expect(objectOfTarget("sfdc:RecordField.Invoice__c.Name")).toBe("Invoice__c");
  expect(objectOfTarget("detailsTab")).toBeUndefined();
});

describe("addresses", () => {
  it.each([
    ["/lightning/r/Product2/01td0000000n9XVAAY/view", "01td0000000n9XVAAY", "Product2"],
    ["/lightning/r/00T000000000001AAA/view", "00T000000000001AAA", undefined],
    ["/lightning/r/Account/001000000000001/related/Contacts/view", "001000000000001", "Account"],
    ["https://x.lightning.force.com/one/one.app#/sObject/001000000000001AAA/view", "001000000000001AAA", undefined],
    ["/lightning/o/Account/list", undefined, undefined],
  ])("%s", (address, id, object) => {
    expect(recordIdIn(address)).toBe(id);
    expect(objectIn(address)).toBe(object);
  });

  it("of Classic are an id alone", () => {
    expect(classicRecord("/001500000000Ab1?retURL=%2F001")).toBe("001500000000Ab1");
    expect(classicRecord("https://example.my.salesforce.com/001500000000Ab1/e")).toBe("001500000000Ab1");
    expect(classicRecord("/setup/ui/detail.jsp")).toBeUndefined();
  });
});

it("knows standard objects by the prefix of an id, and no others", () => {
  expect(objectOfId("00Q000000000001")).toBe("Lead");
  expect(objectOfId("a0C000000000001")).toBeUndefined();
});

it("takes a row's key for a record's id only where it is one", () => {
  expect(asRecordId("006000000000001AAA")).toBe("006000000000001AAA");
  expect(asRecordId("row-1")).toBeUndefined();
  expect(asRecordId("HEADER")).toBeUndefined();
});

it("reads a column's key", () => {
  expect(columnOf("Amount-currency-3")).toEqual({ name: "Amount", type: "currency" });
  expect(columnOf("0-button-icon-0")).toEqual({ type: "button-icon" });
  expect(columnOf("Account.Name-customLookup-12")).toEqual({ name: "Account.Name", type: "customLookup" });
  expect(columnOf("SELECTED")).toEqual({});
});

it.each([
  ["3 items • Sorted by Name • Updated 5 minutes ago", 3, false],
  ["50+ items • Sorted by Name", 50, true],
  ["(3+)", 3, true],
  ["1,200 個の項目 • 並び替え基準: 名前", 1200, false],
  ["٣ عناصر • محدث", undefined, undefined],
  ["Sorted by Name", undefined, undefined],
])("counts %s", (status, count, isLowerBound) => {
  expect(countOf(status)).toEqual(count === undefined ? undefined : { count, isLowerBound });
});

it("says that a list is complete only by the page's own count", () => {
  expect(listingOf(2, { count: 2, isLowerBound: false })).toEqual({ shown: 2, total: 2, complete: true });
  expect(listingOf(50, { count: 50, isLowerBound: true })).toMatchObject({ complete: false, totalIsLowerBound: true });
  expect(listingOf(2)).toEqual({ shown: 2, complete: false });
});

it("names the parts of compound fields as the data model does", () => {
  expect(partName("firstName", undefined)).toBe("FirstName");
  expect(partName("street", "MailingAddress")).toBe("MailingStreet");
  expect(partName("province", "BillingAddress")).toBe("BillingState");
  expect(partName("postalCode", "Address")).toBe("PostalCode");
  expect(partName("city", "Office__c")).toBe("Office__City__s");
  expect(partName("province", "Office__c")).toBe("Office__StateCode__s");
  expect(partName("latitude", "Site__c")).toBe("Site__Latitude__s");
  expect(partName("street", undefined)).toBe("street");
});

it("tells masked values from values", () => {
  for (const masked of ["********", "●●●●", "XXX-XX-6789", "XXXX-XXXX-XXXX-1234"]) expect(isMask(masked)).toBe(true);
  for (const value of ["", "XL", "XXX", "A*B", "*", "2026-XX", "3 * 4"]) expect(isMask(value)).toBe(false);
});

it("leaves out names that are generated, and what Classic hangs on an id", () => {
  expect(namedBy("lgt-radio-27")).toBeUndefined();
  expect(namedBy("LeadSource")).toBe("LeadSource");
  expect(classicField("acc2_ilecell")).toBe("acc2");
  expect(classicField("CF00N500000001AbCd")).toBe("00N500000001AbCd");
});
