import type { IDBPObjectStore } from 'idb';
import { closeDatabase, openDatabase, type OfflineDatabase, type OfflineSchema } from './open-database';

export type OutboxStore = IDBPObjectStore<OfflineSchema, ['outbox'], 'outbox', 'readwrite'>;

/**
 * Does the work in one transaction, and answers after it is safely on the device; `work` may await nothing but the store.
 * @throws Error if the browser refuses (private mode, full disk): then nothing of it is kept.
 */
export async function outboxTransaction<Result>(
  work: (store: OutboxStore) => Promise<Result>,
): Promise<Result> {
  const transaction = await withDatabase(strict);
  try {
    const result = await work(transaction.store);
    await transaction.done;
    return result;
  } catch (cause) {
    transaction.done.catch(() => undefined);
    abort(transaction);
    throw cause;
  }
}

/** All records, of whatever version. @throws Error if the browser refuses its database. */
export function readRecords(): Promise<unknown[]> {
  return withDatabase((database) => database.getAll('outbox'));
}

/** One record, of whatever version. @throws Error if the browser refuses its database. */
export function readRecord(id: string): Promise<unknown> {
  return withDatabase((database) => database.get('outbox', id));
}

/** Uses the database, through another connection if this one is lost. @throws Error if the browser refuses it. */
export async function withDatabase<Result>(
  use: (database: OfflineDatabase) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await use(await openDatabase());
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
    // The connection was lost under us, as iOS does to a page in the background.
    await closeDatabase();
    return await use(await openDatabase());
  }
}

function strict(database: OfflineDatabase) {
  return database.transaction('outbox', 'readwrite', { durability: 'strict' });
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
