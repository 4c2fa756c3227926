import { expect, it } from "vitest";
import { cellAt, rowsOf } from "./queue.js";

const STEM = "common.components.virtual-table.table.content.rows.common.cell-wrapper-row";

it("parts the name of a cell into row and column", () => {
  expect(cellAt(`${STEM}HELP-5-customfield_10050`)).toEqual({ key: "HELP-5", name: "customfield_10050" });
  expect(cellAt(`${STEM}T_2-12-issue-type`)).toEqual({ key: "T_2-12", name: "issue-type" });
  expect(cellAt(`${STEM}HELP-5`)).toBeUndefined();
});

it("puts cells of one row together, in whatever order they come", () => {
  const cell = (key: string, name: string, shown: string | null) => ({
    at: { key, name },
    shown,
    ref: `${key}.${name}`,
  });
  expect(rowsOf([cell("A-1", "summary", "one"), cell("A-2", "summary", "two"), cell("A-1", "assignee", null)])).toEqual(
    [
      {
        key: "A-1",
        summary: "one",
        fields: { summary: "one", assignee: null },
        fieldsByName: { summary: "one", assignee: null },
        ref: "A-1.summary",
      },
      { key: "A-2", summary: "two", fields: { summary: "two" }, fieldsByName: { summary: "two" }, ref: "A-2.summary" },
    ],
  );
  expect(rowsOf([])).toEqual([]);
});
