import type { IDBPObjectStore } from 'idb';
import { withDatabase, type OfflineSchema } from './open-database';
import { wholeTransaction } from './whole-transaction';

export type OutboxStore = IDBPObjectStore<OfflineSchema, ['outbox'], 'outbox', 'readwrite'>;

/**
 * Runs `work` in one transaction, and resolves after the commit; `work` may await nothing but the store.
 * @throws Error if the browser refuses (private mode, full disk); nothing is stored then.
 */
export async function outboxTransaction<Result>(
  work: (store: OutboxStore) => Promise<Result>,
): Promise<Result> {
  const transaction = await withDatabase((database) =>
    database.transaction('outbox', 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () => work(transaction.store));
}

/** All records, of any version. @throws Error if the browser refuses its database. */
export function readRecords(): Promise<unknown[]> {
  return withDatabase((database) => database.getAll('outbox'));
}

/** One record, of any version. @throws Error if the browser refuses its database. */
export function readRecord(id: string): Promise<unknown> {
  return withDatabase((database) => database.get('outbox', id));
}
