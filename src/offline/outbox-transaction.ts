import type { IDBPObjectStore } from 'idb';
import { withDatabase, type OfflineSchema } from './open-database';
import { wholeTransaction } from './whole-transaction';

export type OutboxStore = IDBPObjectStore<OfflineSchema, ['outbox'], 'outbox', 'readwrite'>;

/**
 * Does the work in one transaction, and answers after it is safely on the device; `work` may await nothing but the store.
 * @throws Error if the browser refuses (private mode, full disk): then nothing of it is kept.
 */
export async function outboxTransaction<Result>(
  work: (store: OutboxStore) => Promise<Result>,
): Promise<Result> {
  const transaction = await withDatabase((database) =>
    database.transaction('outbox', 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () => work(transaction.store));
}

/** All records, of whatever version. @throws Error if the browser refuses its database. */
export function readRecords(): Promise<unknown[]> {
  return withDatabase((database) => database.getAll('outbox'));
}

/** One record, of whatever version. @throws Error if the browser refuses its database. */
export function readRecord(id: string): Promise<unknown> {
  return withDatabase((database) => database.get('outbox', id));
}
