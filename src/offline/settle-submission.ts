import { reportFault } from '@/logging/report-fault';
import type { Delivery } from './deliver';
import { missedEdit } from './missed-edit';
import { contentOf, withoutTyped, type OutboxEntry } from './outbox-entry';
import { announceChange } from './outbox-store';
import { outboxTransaction } from './outbox-transaction';
import { readEntry } from './read-entry';

/**
 * Stores the server's receipt in place of what was sent. Returns the entry as it is stored, or would be if it had not
 * been removed meanwhile.
 * @throws Error if the device's database refuses even to delete.
 */
export async function settleSubmission(
  sent: OutboxEntry,
  delivery: Delivery,
  changedAt: number,
): Promise<OutboxEntry> {
  let updated: OutboxEntry | null = null;
  try {
    updated = await outboxTransaction(async (store) => {
      const entry = readEntry(await store.get(sent.id));
      if (entry?.idempotencyKey !== sent.idempotencyKey || entry.state === 'sent') return null;
      const next = asSent(entry, sent, delivery, changedAt);
      await store.put(next);
      return next;
    });
  } catch (error) {
    reportFault('a sent entry not stored', error);
    // A full disk still allows deleting. An entry that the server has must not wait here forever.
    await outboxTransaction((store) => store.delete(sent.id));
  }
  announceChange();
  return updated ?? asSent(sent, sent, delivery, changedAt);
}

/** The last edit, submitted or only typed, is missed if the server has something else. */
function asSent(
  entry: OutboxEntry,
  sent: OutboxEntry,
  { receipt, missed }: Delivery,
  changedAt: number,
): OutboxEntry {
  const last = missedEdit(missed ? missed.stored : sent.data, contentOf(entry));
  return { ...withoutTyped(entry), state: 'sent', data: null, earlier: [], receipt, changedAt, ...last };
}
