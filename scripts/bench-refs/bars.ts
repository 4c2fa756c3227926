import { micro, type Result } from "./metrics.js";

/** What must hold; a command that finds less ends with 1. */
export const BARS = { retainedLive: 0.95, retainedReload: 0.9, unverifiedWrong: 0.003 } as const;

export interface Bar {
  readonly says: string;
  readonly holds: boolean;
}

export function barsOf(results: readonly Result[]): Bar[] {
  const of = (strategy: string): Result[] => results.filter((one) => one.strategy === strategy);
  const intact = (mode: Result["mode"]): number =>
    micro(of("ours").filter((one) => one.isIntact && one.mode === mode)).retained;
  const [live, reload] = [intact("live"), intact("reload")];
  const wrong = micro(of("ours")).wrongCount;
  const unverified = micro(of("ours, no registry")).wrong;
  const verified = micro(of("ours, no registry, verified")).wrongCount;
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
  return [
    { says: `WRONG with a registry: ${wrong}, at most 0`, holds: wrong === 0 },
    {
      says: `retained live: ${percent(live)}, at least ${percent(BARS.retainedLive)}`,
      holds: live >= BARS.retainedLive,
    },
    {
      says: `retained after reload: ${percent(reload)}, at least ${percent(BARS.retainedReload)}`,
      holds: reload >= BARS.retainedReload,
    },
    {
      says: `WRONG without a registry: ${percent(unverified)}, at most ${percent(BARS.unverifiedWrong)}`,
      holds: unverified <= BARS.unverifiedWrong,
    },
    { says: `WRONG without a registry, verified: ${verified}, at most 0`, holds: verified === 0 },
  ];
}
