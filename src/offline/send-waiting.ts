import { attemptEntry } from './attempt-entry';
import { isConnected } from './connectivity';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import { listUnsent } from './outbox-store';

interface Round {
  /** Whether the server accepted anything. */
  readonly sentAny: boolean;
  /** Whether nothing is left to send. */
  readonly allSent: boolean;
}

/**
 * Sends unsent entries, oldest first, and stops when the server can't be reached. Skips entries that another tab is
 * sending, or that were tried within `quietMs`.
 * @throws Error if the device's database refuses.
 */
export async function sendWaiting(context: OutboxContext, quietMs: number): Promise<Round> {
  let sentAny = false;
  for (const entry of await listUnsent()) {
    if (wasJustTried(entry, context.now(), quietMs)) continue;
    const result = await attemptEntry(entry.id, context, 0);
    sentAny ||= result?.state === 'sent';
    if (result?.state === 'waiting' && !isConnected()) break;
  }
  return { sentAny, allSent: (await listUnsent()).length === 0 };
}

function wasJustTried(entry: OutboxEntry, now: number, quietMs: number): boolean {
  // A time in the future means that the clock was set back, and must not delay the entry.
  return entry.attempts > 0 && entry.changedAt <= now && now - entry.changedAt < quietMs;
}
