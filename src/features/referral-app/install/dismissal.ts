import { dayMs } from '@domain/time/durations';

const storageKey = 'referral-install-dismissed';
const quietMs = 30 * dayMs;

/** Whether the banner was dismissed within the last 30 days; `now` in milliseconds. */
export function wasDismissed(now: number): boolean {
  try {
    const at = Number(localStorage.getItem(storageKey) ?? Number.NaN);
    // A dismissal in the future comes from a wrong clock, and is ignored.
    return at <= now && now - at < quietMs;
  } catch {
    // ignored: where storage is blocked, the banner is shown again
    return false;
  }
}

export function noteDismissal(now: number): void {
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // ignored: where storage is blocked, the banner is shown again
  }
}
