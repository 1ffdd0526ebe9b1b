import type { Erasure } from './erasure';

const workMs = 30 * 60_000;
/** A day was promised: an address that takes no mail must not be kept for longer. */
export const waitsAtMostMs = 20 * 3_600_000;

/** Whether an erasure that runs should have ended by `now`: its work, or its wait for the last mail to be out. */
export function isStuck(
  { done, created_at: begun }: Pick<Erasure, 'done' | 'created_at'>,
  now: Date,
): boolean {
  const allowed = done.includes('tell') ? waitsAtMostMs + workMs : workMs;
  return now.getTime() - begun.toMillis() >= allowed;
}
