import type { Outcome } from "@onscreen/core";

/** What the process's exit code says. */
export const EXIT = {
  ok: 0,
  /** Something that should be on the page was not found. */
  degraded: 1,
  /** The page was understood and holds nothing to read. */
  nothing: 2,
  /** The input is no page, or the command is none. */
  unreadable: 3,
} as const;

/** `loading`, `signed-out`, `blocked`, `no-view` and `unsupported` all mean: nothing to read here. */
export function exitCodeOf(outcome: Outcome): number {
  if (outcome === "ok") return EXIT.ok;
  return outcome === "degraded" ? EXIT.degraded : EXIT.nothing;
}
