import { nextRoundDelay } from './round-delay';

export interface RoundsOptions {
  /**
   * One go over all that waits. @param quietMs leave out what any tab has tried within this time @returns whether something
   * was settled, or nothing is left.
   */
  readonly go: (quietMs: number) => Promise<boolean>;
  /** What is left for later; `now` for what was never tried. */
  readonly left: () => Promise<'nothing' | 'later' | 'now'>;
  /** The connection is down, and something waits for it. */
  readonly onOffline?: () => void;
}

export interface Rounds {
  /** Something may go now. */
  readonly wake: () => void;
  /** Something new may wait. */
  readonly plan: () => void;
}

/** An attempt that has just failed is not repeated for a page that merely comes into view. */
const wakeQuietMs = 1000;

/**
 * Goes over what waits on this device now, when the connection or the page comes back, and on a timer for as long as something
 * waits; never two rounds at once in one page.
 */
export function startRounds({ go, left, onOffline }: RoundsOptions): Rounds {
  let running = false;
  let wokenMeanwhile = false;
  let failedRounds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(quietMs: number): Promise<void> {
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    running = true;
    clearTimeout(timer);
    timer = undefined;
    failedRounds = (await go(quietMs).catch(() => false)) ? 0 : failedRounds + 1;
    running = false;
    if (!wokenMeanwhile) return plan();
    // The connection may have come back after what this round had found without one.
    wokenMeanwhile = false;
    await run(wakeQuietMs);
  }

  async function plan(): Promise<void> {
    if (running || timer !== undefined) return;
    const rest = await left().catch(() => 'nothing');
    if (rest === 'nothing' || running || timer !== undefined) return;
    if (!navigator.onLine) onOffline?.();
    // What was never tried is not kept waiting, unless the round before has failed.
    if (rest === 'now' && failedRounds === 0) return run(wakeQuietMs);
    const visible = document.visibilityState === 'visible';
    const delay = nextRoundDelay({ visible, failedRounds, random: Math.random() });
    timer = setTimeout(() => void run(delay / 2), delay);
  }

  const wake = () => void run(wakeQuietMs);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  return { wake, plan: () => void plan() };
}
