import { expect, it } from "vitest";
import {
  afterColon,
  beforeDash,
  categoryInClass,
  categoryOf,
  commentIdIn,
  countIn,
  isoOf,
  keyIn,
  pointsIn,
  priorityIn,
  projectOf,
  resolvedIn,
  searchesFor,
  summaryIn,
  summaryInTitle,
  untilDash,
  wholeKey,
} from "./values.js";

it("finds the key in a work item's address, and none in a project's", () => {
  expect(keyIn("/browse/TEA-1")).toBe("TEA-1");
  expect(keyIn("https://jira.example.com/jira/browse/T2_A-10?focusedId=1")).toBe("T2_A-10");
  expect(keyIn("/browse/TEA-1/")).toBe("TEA-1");
  for (const other of ["/browse/TEA", "/browse/TEA-1x", "/browse/-1", "/projects/TEA-1", ""])
    expect(keyIn(other)).toBeUndefined();
});

it("takes a text for a key only as a whole", () => {
  expect(wholeKey("TEA-1")).toBe("TEA-1");
  expect(wholeKey("TEA-1, (opens new window)")).toBeUndefined();
  expect(projectOf("T_A-12")).toBe("T_A");
  expect(projectOf("")).toBeUndefined();
});

it("knows a status's category without a word", () => {
  const stem = "issue.fields.status.common.ui.status-lozenge";
  expect([2, 3, 4, 9].map((n) => categoryOf(`${stem}.${n}--text`))).toEqual(["todo", "done", "inprogress", undefined]);
  expect(categoryInClass("aui-lozenge jira-issue-status-lozenge-indeterminate")).toBe("inprogress");
  expect(categoryInClass("jira-issue-status-lozenge")).toBeUndefined();
});

it("takes values out of labels in several languages, and none out of other sentences", () => {
  expect(afterColon("Assignee: Ada Byron")).toBe("Ada Byron");
  expect(afterColon("\u62C5\u5F53\u8005\uFF1A\u30A8\u30A4\u30C0")).toBe("\u30A8\u30A4\u30C0");
  expect(afterColon("Ada Byron")).toBeUndefined();
  expect(priorityIn("Priority: Very high")).toBe("Very high");
  expect(priorityIn("P1 priority")).toBe("P1");
  expect(priorityIn("Medium")).toBe("Medium");
  expect(priorityIn("Priorit\u00E4t ist hoch")).toBeUndefined();
  expect(priorityIn("\u512A\u5148\u5EA6: \u9AD8")).toBe("\u9AD8");
  expect(priorityIn("\u512A\u5148\u5EA6\u9AD8")).toBeUndefined();
});

it("tells resolved only where the link says so in English", () => {
  expect(resolvedIn("TEA-1 is resolved")).toBe(true);
  expect(resolvedIn("TEA-1 is not resolved")).toBe(false);
  expect(resolvedIn("TEA-1 ist erledigt")).toBeUndefined();
  expect(resolvedIn("TEA-1")).toBeUndefined();
});

it("cuts a label's hint off where the card goes on", () => {
  expect(summaryIn("TEA-1 Ask. Then pour.. Use the enter key", "TEA-1", "Ask. Then pour. TEA-1")).toBe(
    "Ask. Then pour.",
  );
  expect(summaryIn("TEA-1 Warm the pot. Use the enter key", "TEA-1", "Warm the pot TEA-1")).toBe("Warm the pot");
  expect(summaryIn("TEA-1 Warm", "TEA-1", "")).toBeUndefined();
});

it("reads a count in whatever order it stands", () => {
  expect(countIn("50 of 1,000+")).toEqual({ total: 1000, totalIsLowerBound: true });
  expect(countIn("120 \u4E2D 2")).toEqual({ total: 120 });
  expect(countIn("0 of 0")).toEqual({ total: 0 });
  expect(countIn("50 von 1\u2019000+")).toEqual({ total: 1000, totalIsLowerBound: true });
  expect(countIn("50 of 1.000")).toEqual({ total: 1000 });
  expect(countIn("1 000 sur 12 345")).toEqual({ total: 12345 });
  expect(countIn("1\u202F000 sur 12\u202F345")).toEqual({ total: 12345 });
  expect(countIn("1\u201350 of 1,23,456")).toEqual({});
  for (const shortened of ["50 of 1K+", "50 / 1.2 M", "1.2\u4E07 \u4E2D 50"]) expect(countIn(shortened)).toEqual({});
  expect(countIn("loading")).toEqual({});
  expect(countIn("7")).toEqual({});
});

it("keeps a summary's own dashes in a title", () => {
  expect(summaryInTitle("[TEA-1] Sync - Jira import fails - Jira", "TEA-1")).toBe("Sync - Jira import fails");
  expect(summaryInTitle("[TEA-1] Warm - ASF JIRA", "TEA-1")).toBe("Warm");
  expect(summaryInTitle("[TEA-2] Warm - Jira", "TEA-1")).toBeUndefined();
  expect(summaryInTitle("TEA board - Jira", "TEA-1")).toBeUndefined();
});

it("parts a type from what stands behind a dash", () => {
  expect(beforeDash("Sub-task - Change work type")).toBe("Sub-task");
  expect(beforeDash("Unteraufgabe \u2013 Typ \u00E4ndern")).toBe("Unteraufgabe");
  expect(beforeDash("Change work type: Epic")).toBeUndefined();
  expect(untilDash("Story - A story - long")).toBe("Story");
  expect(untilDash("Sub-task")).toBe("Sub-task");
});

it("reads points, ids of comments and times of the machine", () => {
  expect(["3", "0,5", "0.5", "0.125", "None"].map(pointsIn)).toEqual([3, 0.5, 0.5, 0.125, undefined]);
  expect(["1.000", "13,000", "1.000,5"].map(pointsIn)).toEqual([undefined, undefined, undefined]);
  expect(commentIdIn("issue-comment-base.ui.comment.ak-comment.101-header")).toBe("101");
  expect(commentIdIn("issue-comment-base.ui.comment.comment-in-view-wrapper.102")).toBe("102");
  expect(commentIdIn("comment-103")).toBe("103");
  expect(commentIdIn("comment-testreport")).toBeUndefined();
  expect(isoOf("2026-08-30T09:15:00+0200")).toBe("2026-08-30T09:15:00+02:00");
  expect(isoOf("2014-01-17T13:59-0600")).toBe("2014-01-17T13:59:00-06:00");
  expect(isoOf("2026-09-04")).toBe("2026-09-04");
  expect(isoOf("2026-08-30T09:15:00")).toBeUndefined();
  expect(isoOf("yesterday")).toBeUndefined();
});

it("tells what a link searches for by the query, not by a word in it", () => {
  expect(searchesFor("labels", "/issues/?jql=labels%20%3D%20steam")).toBe(true);
  expect(searchesFor("component", "/issues/?jql=project+%3D+TEA+AND+component+in+(7)")).toBe(true);
  expect(
    searchesFor("fixVersion", "https://example.atlassian.net/issues/?jql=project%3DTEA%20AND%20fixVersion%3D9#x"),
  ).toBe(true);
  expect(searchesFor("component", "/issues/?jql=labels%20%3D%20component-x")).toBe(false);
  expect(searchesFor("component", "/issues/?jql=fixVersion%20%3D%20%22a%20component%20%3D%202%22")).toBe(false);
  expect(searchesFor("labels", "/issues/?jql=%22labels%22%20%3D%20acme")).toBe(false);
  expect(searchesFor("labels", "/browse/TEA-1")).toBe(false);
});
