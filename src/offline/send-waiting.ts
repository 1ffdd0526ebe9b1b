import { attemptEntry } from './attempt-entry';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import { listUnsent } from './outbox-store';

/**
 * One round: tries what is unsent, the oldest first, and stops when the server cannot be reached. Leaves out what another
 * tab is sending, or has tried within `quietMs`. Answers whether nothing is left to send.
 * @throws Error if the device's database refuses.
 */
export async function sendWaiting(context: OutboxContext, quietMs: number): Promise<boolean> {
  for (const entry of await listUnsent()) {
    if (wasJustTried(entry, context.now(), quietMs)) continue;
    const result = await attemptEntry(entry.id, context, 0);
    if (result?.state === 'waiting' && result.reason === 'offline') break;
  }
  return (await listUnsent()).length === 0;
}

function wasJustTried(entry: OutboxEntry, now: number, quietMs: number): boolean {
  // Not for an entry from the future: a clock that was set back must not hold it.
  return entry.attempts > 0 && entry.changedAt <= now && now - entry.changedAt < quietMs;
}
