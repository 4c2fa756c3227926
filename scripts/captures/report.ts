import type { PageCheck } from "./check.js";

const SIGNS: Readonly<Record<PageCheck["status"], string>> = { matched: "✓", not: "✗", waiting: "…" };

/** Each page with what is wrong, then the sums. What was named and is not there counts as not matched. */
export function reportOf(
  checks: readonly PageCheck[],
  missing: readonly string[],
): { lines: string[]; failed: boolean } {
  const count = (status: PageCheck["status"]): number => checks.filter((check) => check.status === status).length;
  const inPart = checks.filter(({ status, waiting }) => status !== "waiting" && waiting.length > 0).length;
  const not = count("not") + missing.length;
  return {
    lines: [
      ...missing.map((path) => `✗ ${path}: there is no such folder, and no such page with a .expected.json beside it`),
      ...checks.flatMap(linesOf),
      ...(checks.length === 0 ? ["!! NOTHING WAS CHECKED: no page there has a .expected.json beside it"] : []),
      ...(count("waiting") + inPart > 0
        ? [`${count("waiting")} waiting, ${inPart} more in part, for views that no parser has yet`]
        : []),
      `${count("matched")} matched, ${not} not`,
    ],
    failed: not > 0 || checks.length === 0,
  };
}

const linesOf = ({ name, status, mismatches, waiting }: PageCheck): string[] => [
  `${SIGNS[status]} ${name}${waiting.length > 0 ? `  (waiting: ${waiting.join(", ")})` : ""}`,
  ...mismatches.map((mismatch) => `    ${mismatch}`),
];
