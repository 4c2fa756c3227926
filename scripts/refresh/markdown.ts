import type { FieldDrift } from "@onscreen/core";
import { rate, selectorText } from "./causes.js";
import { type Refreshed, verdictOf } from "./verdict.js";

/** The report as an issue takes it. Content-free: paths, selectors, counts and censored places. */
export function markdownOf(all: readonly Refreshed[]): string {
  const lines = all.flatMap((one) => {
    const verdict = verdictOf(one);
    if (verdict === "same") return [];
    const age = one.age === undefined ? "" : `, recorded ${one.age} days ago`;
    return [
      `## ${one.fixture}: ${verdict.toUpperCase()}${age}`,
      "",
      ...(one.reason ? [one.reason, ""] : []),
      ...one.values.slice(0, 20).map((line) => `- value: ${line}`),
      ...one.views.flatMap(({ view, layout, verdict: of, reason, fields }) =>
        of === "same" && fields.length === 0
          ? []
          : [`### ${view} (${layout}): ${of}${reason ? `, ${reason}` : ""}`, "", ...fields.flatMap(fieldLines), ""],
      ),
    ];
  });
  const same = all.filter((one) => verdictOf(one) === "same").length;
  return ["# Drift", "", `${all.length} ${all.length === 1 ? "page" : "pages"}, ${same} the same.`, "", ...lines].join(
    "\n",
  );
}

function fieldLines({
  field,
  state,
  required,
  before,
  after,
  tried,
  place,
  affects,
  candidates,
}: FieldDrift): string[] {
  const fills = before || after ? ` fill ${rate(before)} → ${rate(after)}` : "";
  return [
    `- ${required ? "required" : "optional"} \`${field}\` **${state}**${fills}${
      affects.length > 0
        ? `; with it ${affects.length} fields: ${affects
            .slice(0, 6)
            .map((path) => `\`${path}\``)
            .join(", ")}${affects.length > 6 ? ", …" : ""}`
        : ""
    }`,
    ...tried.map(({ selector, matched }) => `  - tried \`${selector}\`: ${matched}`),
    ...(place ? [`  - looked for in \`${place}\``] : []),
    ...candidates
      .slice(0, 2)
      .map(
        ({ selector, score, matched, place: at }, i) =>
          `  - ${i === 0 ? "candidate" : "next"} \`${selectorText(selector)}\` ${score.toFixed(2)}, ${matched} found${at ? `, in \`${at}\`` : ""}`,
      ),
  ];
}
