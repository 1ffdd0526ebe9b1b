import { changeChannel } from './engine/change-channel';
import { entryStore } from './engine/entry-store';
import type { OutboxEntry } from './outbox-entry';
import { outboxTransaction, readRecord, readRecords } from './outbox-transaction';
import { readEntry } from './read-entry';

const changes = changeChannel<'changed'>('outbox');

export const submissions = entryStore<OutboxEntry>({
  transaction: outboxTransaction,
  read: readEntry,
  changes,
});

/** Calls the listener after each change of the outbox, in any tab. Returns the function that unsubscribes. */
export function subscribeToOutbox(listener: () => void): () => void {
  return changes.subscribe(listener);
}

/**
 * The outbox's entries, oldest first, including drafts and recently sent entries. Entries of another version of the
 * product are left out and not changed.
 * @throws Error if the browser refuses its database.
 */
export async function listOutbox(): Promise<OutboxEntry[]> {
  const records = await readRecords();
  return records.flatMap((record) => readEntry(record) ?? []).sort((a, b) => a.createdAt - b.createdAt);
}

/** One entry; `null` if there is none that this version can read. @throws Error as `listOutbox`. */
export async function findEntry(id: string): Promise<OutboxEntry | null> {
  return readEntry(await readRecord(id));
}

/** Removes an entry. If it is being sent, it may still arrive. */
export async function removeEntry(id: string): Promise<void> {
  await outboxTransaction((store) => store.delete(id));
  announceChange();
}

/** Notifies this tab and the others of a changed outbox. */
export function announceChange(): void {
  changes.announce('changed');
}
