import type { ErasureProgress } from '../records/erasure/erasure';

const workMs = 30 * 60_000;
/**
 * The person was promised erasure within a day, so an address that accepts no email must not be retained for longer.
 */
export const waitsAtMostMs = 20 * 3_600_000;

/** Whether a running erasure should have finished by `now`: its steps, or its wait for the last email. */
export function isStuck({ done, created_at: begun }: ErasureProgress, now: Date): boolean {
  const allowed = done.includes('tell') ? waitsAtMostMs + workMs : workMs;
  return now.getTime() - begun.toMillis() >= allowed;
}
