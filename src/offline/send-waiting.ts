import { attemptEntry } from './attempt-entry';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import { listUnsent } from './outbox-store';

interface Round {
  /** Whether the server took anything. */
  readonly sentAny: boolean;
  /** Whether nothing is left to send. */
  readonly allSent: boolean;
}

/**
 * One round: tries what is unsent, the oldest first, and stops when the server cannot be reached. Leaves out what another
 * tab is sending, or has tried within `quietMs`.
 * @throws Error if the device's database refuses.
 */
export async function sendWaiting(context: OutboxContext, quietMs: number): Promise<Round> {
  let sentAny = false;
  for (const entry of await listUnsent()) {
    if (wasJustTried(entry, context.now(), quietMs)) continue;
    const result = await attemptEntry(entry.id, context, 0);
    sentAny ||= result?.state === 'sent';
    if (result?.state === 'waiting' && result.reason === 'offline') break;
  }
  return { sentAny, allSent: (await listUnsent()).length === 0 };
}

function wasJustTried(entry: OutboxEntry, now: number, quietMs: number): boolean {
  // Not for an entry from the future: a clock that was set back must not hold it.
  return entry.attempts > 0 && entry.changedAt <= now && now - entry.changedAt < quietMs;
}
