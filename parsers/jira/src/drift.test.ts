import { readFileSync } from "node:fs";
import { extract } from "@onscreen/core";
import { openSnapshot } from "@onscreen/core/node";
import { expect, it } from "vitest";
import { jira } from "./index.js";

/** How often each selector of the rows' status hit. */
function hits(name: string): readonly number[] | undefined {
  const folder = new URL(`../../../fixtures/jira/${name}/`, import.meta.url);
  const { url } = JSON.parse(readFileSync(new URL("meta.json", folder), "utf8")) as { url: string };
  const page = openSnapshot(readFileSync(new URL("page.html", folder), "utf8"), { url, parsers: [jira] });
  const [view] = extract(page, { views: ["jira.issues"] }).views;
  return view?.health.fields["rows[].status.name"]?.hits;
}

it("reads the statuses of April and August 2026 by one table, and its health tells which", () => {
  expect(hits("issues/list-of-april-2026")).toEqual([0, 2]);
  expect(hits("issues/navigator-of-august-2026")).toEqual([1, 0]);
});
