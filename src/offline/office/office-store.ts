import { entryStore } from '../engine/entry-store';
import { isWaiting } from '../engine/sendable';
import { announceOfficeChange, officeChanges } from './office-changes';
import { withOfficeDatabase } from './office-database';
import type { OfficeEntry } from './office-entry';
import { officeTransaction, type OfficeStores } from './office-transaction';
import { readOfficeEntry } from './read-office-entry';

export const officeEntries = entryStore<OfficeEntry>({
  transaction: (work) => officeTransaction(({ outbox }) => work(outbox)),
  read: readOfficeEntry,
  changes: officeChanges,
});

/** An admin's entries on this device, in order. @throws Error if the browser refuses. */
export async function listOfficeEntries(owner: string): Promise<readonly OfficeEntry[]> {
  const records = await withOfficeDatabase((database) => database.getAll('outbox'));
  return entriesOf(records, owner);
}

/** The same within a transaction. */
export async function readOfficeEntries(
  { outbox }: Pick<OfficeStores, 'outbox'>,
  owner: string,
): Promise<readonly OfficeEntry[]> {
  return entriesOf(await outbox.getAll(), owner);
}

/** One entry; null where it was settled or removed. @throws Error if the browser refuses. */
export async function findOfficeEntry(id: string): Promise<OfficeEntry | null> {
  return readOfficeEntry(await withOfficeDatabase((database) => database.get('outbox', id)));
}

/**
 * Removes an entry, and with a report the entry that sends it. @returns false where it may have reached the server
 * already; it stays then.
 * @throws Error if the browser refuses.
 */
export async function removeOfficeEntry(id: string): Promise<boolean> {
  const removed = await officeTransaction(async (stores) => {
    const entry = readOfficeEntry(await stores.outbox.get(id));
    if (!entry) return true;
    if (isWaiting(entry) && entry.outcomeUnknown) return false;
    await stores.outbox.delete(id);
    const { action } = entry;
    if (action.kind === 'generate') {
      for (const other of await readOfficeEntries(stores, entry.owner)) {
        const follows = other.action.kind === 'send' && other.action.draftId === action.draftId;
        if (follows && other.action.reportId === null) await stores.outbox.delete(other.id);
      }
    }
    return true;
  });
  announceOfficeChange();
  return removed;
}

/** Marks an entry as waiting on the device: the press that made it has ended without the server's answer. */
export async function markStored(id: string): Promise<void> {
  await officeEntries.update(id, (entry) => (entry.kept ? null : { ...entry, kept: true }));
}

function entriesOf(records: readonly unknown[], owner: string): readonly OfficeEntry[] {
  return records
    .flatMap((record) => readOfficeEntry(record) ?? [])
    .filter((entry) => entry.owner === owner)
    .sort((one, other) => one.turn - other.turn);
}
