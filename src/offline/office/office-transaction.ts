import type { IDBPObjectStore } from 'idb';
import { wholeTransaction } from '../whole-transaction';
import { withOfficeDatabase, type OfficeSchema, type OfficeStoreName } from './office-database';

type Stores = OfficeStoreName[];
type Store<Name extends OfficeStoreName> = IDBPObjectStore<OfficeSchema, Stores, Name, 'readwrite'>;

export interface OfficeStores {
  readonly outbox: Store<'outbox'>;
  readonly drafts: Store<'drafts'>;
}

/**
 * Runs `work` in one transaction over entries and drafts, and resolves after the commit; `work` may await nothing
 * but the stores.
 * @throws Error if the browser refuses (private mode, full disk); nothing is stored then.
 */
export async function officeTransaction<Result>(
  work: (stores: OfficeStores) => Promise<Result>,
): Promise<Result> {
  const transaction = await withOfficeDatabase((database) =>
    database.transaction<Stores, 'readwrite'>(['outbox', 'drafts'], 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () =>
    work({ outbox: transaction.objectStore('outbox'), drafts: transaction.objectStore('drafts') }),
  );
}
