import type { Extraction } from "../parser/types.js";
import { bare, byCause, notComparable, verdictOf } from "./compare.js";
import { onFallback } from "./fill.js";
import type { DriftVerdict, FieldDrift, ViewDrift } from "./types.js";

/** What a reading tells of drift on its own, without a word of the page: fit to be sent by a user. */
export interface DriftReport {
  readonly report: 1;
  readonly platform?: string;
  readonly parserVersion?: number;
  readonly verdict: DriftVerdict;
  readonly reason?: string;
  readonly views: readonly ViewDrift[];
}

/**
 * The drift report of one reading, for an extension to offer to its user. It holds selectors, counts, paths of fields and
 * censored places; no text, no value, no address and no title of the page. A lost root is reported like a lost field.
 *
 * @example const report = describeDrift(extract(page)); if (report.verdict === "broken") offerToSend(report);
 */
export function describeDrift(extraction: Extraction): DriftReport {
  const { platform, parser, outcome, problems } = extraction;
  const reason = notComparable(outcome);
  const lost = problems
    .filter(({ code }) => code === "root-lost")
    .map(
      ({ view, layout = "", tried }): ViewDrift => ({
        view,
        layout,
        verdict: "broken",
        fields: [{ field: "(root)", state: "root-lost", required: true, tried, affects: [], candidates: [] }],
      }),
    );
  const views = [...lost, ...extraction.views.map(describeView)];
  return {
    report: 1,
    ...(platform && { platform }),
    ...(parser && { parserVersion: parser.version }),
    verdict: reason ? "not-comparable" : worst(views, outcome === "no-view"),
    ...(reason && { reason }),
    views,
  };
}

function describeView(one: Extraction["views"][number]): ViewDrift {
  const { view, layout, health } = one;
  const problems = one.status === "degraded" ? one.problems : [];
  const told = problems.map(
    ({ code, field = "(view)", tried, place }): FieldDrift => ({
      field: bare(field),
      state: code === "field-lost" || code === "expectation" ? "lost" : "invalid",
      required: true,
      tried,
      ...(place && { place }),
      affects: [],
      candidates: [],
    }),
  );
  const unique = [...new Map(told.map((entry) => [`${entry.field} ${entry.state}`, entry])).values()];
  const warned = Object.entries(health.fields)
    .filter(([path, fill]) => onFallback(fill) && !unique.some(({ field }) => field === path))
    .map(
      ([field, { reads, hits }]): FieldDrift => ({
        field,
        state: "fallback",
        required: false,
        after: { reads, hits },
        tried: [],
        affects: [],
        candidates: [],
      }),
    );
  const fields = byCause([...unique, ...warned]);
  return { view, layout, verdict: verdictOf(fields), fields };
}

const ORDER: readonly DriftVerdict[] = ["same", "drifted", "broken", "not-comparable"];

/** The verdict of a page: broken before drifted before same; not comparable where nothing is. */
export function worst(views: readonly ViewDrift[], none: boolean): DriftVerdict {
  const real = views.map(({ verdict }) => verdict).filter((verdict) => verdict !== "not-comparable");
  if (real.length === 0) return views.length > 0 || none ? "not-comparable" : "same";
  return ORDER[Math.max(...real.map((verdict) => ORDER.indexOf(verdict)))] as DriftVerdict;
}
