import type { IDBPObjectStore } from 'idb';
import { withOfficeDatabase, type OfficeSchema, type OfficeStoreName } from './office-database';

type Stores = OfficeStoreName[];
type Store<Name extends OfficeStoreName> = IDBPObjectStore<OfficeSchema, Stores, Name, 'readwrite'>;

export interface OfficeStores {
  readonly outbox: Store<'outbox'>;
  readonly drafts: Store<'drafts'>;
}

/**
 * Does the work in one transaction over entries and drafts, and answers after it is safely on the device; `work` may await
 * nothing but the stores.
 * @throws Error if the browser refuses (private mode, full disk): then nothing of it is kept.
 */
export async function officeTransaction<Result>(
  work: (stores: OfficeStores) => Promise<Result>,
): Promise<Result> {
  const transaction = await withOfficeDatabase((database) =>
    database.transaction<Stores, 'readwrite'>(['outbox', 'drafts'], 'readwrite', { durability: 'strict' }),
  );
  try {
    const result = await work({
      outbox: transaction.objectStore('outbox'),
      drafts: transaction.objectStore('drafts'),
    });
    await transaction.done;
    return result;
  } catch (cause) {
    transaction.done.catch(() => undefined);
    abort(transaction);
    throw cause;
  }
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
