/** How long a page that never rests is waited for, as a multiple of the settle time. */
const PATIENCE = 6;

export interface Settler {
  /** Something changed. */
  touch(): void;
  stop(): void;
}

/**
 * Calls `settled` once nothing has changed for `quiet` milliseconds, in idle time; on a page that never rests after six
 * times as long, so that a busy chat is still read.
 */
export function settler(view: Window, quiet: number, settled: () => void): Settler {
  let timer: number | undefined;
  let idle: number | undefined;
  let since: number | undefined;
  const idleLater = (run: () => void): number =>
    view.requestIdleCallback ? view.requestIdleCallback(run, { timeout: quiet * PATIENCE }) : view.setTimeout(run, 0);
  const idleCancel = (handle: number): void =>
    view.cancelIdleCallback ? view.cancelIdleCallback(handle) : view.clearTimeout(handle);
  const fire = (): void => {
    timer = undefined;
    since = undefined;
    idle ??= idleLater(() => {
      idle = undefined;
      settled();
    });
  };
  return {
    touch() {
      const now = view.performance.now();
      since ??= now;
      if (timer !== undefined) view.clearTimeout(timer);
      const left = since + quiet * PATIENCE - now;
      timer = view.setTimeout(fire, Math.max(0, Math.min(quiet, left)));
    },
    stop() {
      if (timer !== undefined) view.clearTimeout(timer);
      if (idle !== undefined) idleCancel(idle);
      timer = idle = undefined;
    },
  };
}
