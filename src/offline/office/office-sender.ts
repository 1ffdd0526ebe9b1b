import { nextRoundDelay } from '../round-delay';
import { isWaiting } from './office-entry';
import { onOfficeChange } from './office-changes';
import type { OfficeContext } from './office-context';
import { listOfficeEntries } from './office-store';
import { sendOfficeRound } from './send-office-round';

let started: OfficeContext | null = null;
let running = false;
let wokenMeanwhile = false;
let failedRounds = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Starts the office's sender of this page, once: it sends what waits now, when the connection, the page or the session comes
 * back, and on a timer for as long as something waits.
 */
export function startOfficeSender(context: OfficeContext): void {
  if (started) return;
  started = context;
  window.addEventListener('online', wakeOfficeSender);
  window.addEventListener('pageshow', wakeOfficeSender);
  document.addEventListener('visibilitychange', wakeOfficeSender);
  onOfficeChange(() => void planRound());
  wakeOfficeSender();
}

/** For whoever knows that something can go now: a session that is back, photos that have arrived. */
export function wakeOfficeSender(): void {
  void runRound();
}

async function runRound(): Promise<void> {
  if (!started) return;
  if (running) {
    wokenMeanwhile = true;
    return;
  }
  running = true;
  clearTimeout(timer);
  timer = undefined;
  try {
    const { sentAny, allSent } = await sendOfficeRound(started);
    failedRounds = sentAny || allSent ? 0 : failedRounds + 1;
  } catch {
    failedRounds += 1;
  } finally {
    running = false;
  }
  if (!wokenMeanwhile) return planRound();
  wokenMeanwhile = false;
  await runRound();
}

async function planRound(): Promise<void> {
  const owner = started?.owner() ?? null;
  if (running || timer !== undefined || owner === null) return;
  const entries = await listOfficeEntries(owner).catch(() => []);
  if (!entries.some(isWaiting) || running || timer !== undefined) return;
  const visible = document.visibilityState === 'visible';
  const delay = nextRoundDelay({ visible, failedRounds, random: Math.random() });
  timer = setTimeout(() => void runRound(), delay);
}
