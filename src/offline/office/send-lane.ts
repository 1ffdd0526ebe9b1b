import { withEntryLock } from '../entry-lock';
import { attemptOfficeEntry, type OfficeAttempt } from './attempt-office-entry';
import { nextInLane } from './next-in-lane';
import type { OfficeContext } from './office-context';
import { listOfficeEntries } from './office-store';

/**
 * Sends a lane's waiting entries in order until one has to wait. Returns the last attempt; null where nothing could
 * be tried, or where another tab holds the lock for longer than `lockPatienceMs`. `pressedId` as in
 * `attemptOfficeEntry`.
 * @throws Error if the device's database refuses.
 */
export async function sendLane(
  lane: string,
  context: OfficeContext,
  lockPatienceMs: number,
  pressedId: string | null = null,
): Promise<OfficeAttempt | null> {
  const owner = context.owner();
  if (owner === null) return null;
  const steal = await isAbandoned(owner, lane, context);
  return withEntryLock(`office-${lane}`, { patienceMs: lockPatienceMs, steal }, async () => {
    let last: OfficeAttempt | null = null;
    for (;;) {
      const next = nextInLane(await listOfficeEntries(owner), lane);
      if (!next || context.owner() !== owner) return last;
      last = await attemptOfficeEntry(next, context, pressedId);
      if (last === 'waiting' || last === 'unreachable') return last;
    }
  });
}

/** Whether the attempt began longer ago than any attempt takes, so that the tab holding the lock is suspended. */
async function isAbandoned(
  owner: string,
  lane: string,
  { now, attemptLimitMs }: OfficeContext,
): Promise<boolean> {
  const entries = await listOfficeEntries(owner);
  return entries.some(
    (entry) =>
      entry.lane === lane &&
      entry.state === 'sending' &&
      Math.abs(now() - entry.changedAt) > attemptLimitMs + 10_000,
  );
}
