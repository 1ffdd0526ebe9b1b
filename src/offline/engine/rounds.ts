import { reportedAs } from '@/logging/report-fault';
import { nextRoundDelay } from './round-delay';

export interface RoundsOptions {
  /**
   * Tries everything that waits. @param quietMs skip what any tab has tried within this time @returns whether
   * something was settled, or nothing is left.
   */
  readonly go: (quietMs: number) => Promise<boolean>;
  /** Whether anything is left; `now` for something that was never tried. */
  readonly left: () => Promise<'nothing' | 'later' | 'now'>;
  /** Called when something waits while the device is offline. */
  readonly onOffline?: () => void;
}

export interface Rounds {
  /** Runs a round now. */
  readonly wake: () => void;
  /** Schedules a round if something waits. */
  readonly plan: () => void;
}

/** Skips what was tried within this time when the page becomes visible. */
const wakeQuietMs = 1000;

/**
 * Runs rounds over what waits on this device: now, when the connection or page comes back, and on a timer while
 * anything waits. A page never runs two rounds at once.
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
    failedRounds = (await go(quietMs).catch(reportedAs('a sending round failed', false)))
      ? 0
      : failedRounds + 1;
    running = false;
    if (!wokenMeanwhile) return plan();
    // The connection may have come back after this round had failed without one.
    wokenMeanwhile = false;
    await run(wakeQuietMs);
  }

  async function plan(): Promise<void> {
    if (running || timer !== undefined) return;
    const rest = await left().catch(reportedAs('waiting entries not counted', 'nothing' as const));
    if (rest === 'nothing' || running || timer !== undefined) return;
    if (!navigator.onLine) onOffline?.();
    // Something new is sent at once, unless the last round failed.
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
