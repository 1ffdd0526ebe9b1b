import { openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { databaseName } from '@/offline/database-name';
import { deviceConnection } from '@/offline/device-connection';
import { wholeTransaction } from '@/offline/whole-transaction';

/** Keyed by the film's id. Bytes are stored apart from the records, so that listing films doesn't load them. */
export interface FilmSchema extends DBSchema {
  /** `FilmRecord`, of this version or another. */
  films: { key: string; value: { id: string; version: number } };
  /** The film's file, as a Blob so that it is never read into memory. */
  files: { key: string; value: Blob };
}

type StoreName = 'films' | 'files';
export type FilmTransaction = IDBPTransaction<FilmSchema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['films', 'files'];
const version = 1;

/** The database of this device's films. */
export const { use: withFilmDatabase, close: closeFilmDatabase } = deviceConnection<FilmSchema>(
  async (ends) => {
    const openAt = (wanted: number | undefined) =>
      openDB<FilmSchema>(`${databaseName}-films`, wanted, {
        upgrade(database, from) {
          if (from >= 1) return;
          database.createObjectStore('films', { keyPath: 'id' });
          database.createObjectStore('files');
        },
        ...ends,
      });
    try {
      return await openAt(version);
    } catch (cause) {
      // A newer version of the product has upgraded the database; its stores are still there.
      if (cause instanceof DOMException && cause.name === 'VersionError') return openAt(undefined);
      throw cause;
    }
  },
);

/**
 * Runs `work` in one transaction over both stores, and resolves after the commit. `work` may await nothing but the
 * stores.
 * @throws Error if the browser refuses (private mode, full disk, a file that can't be read); nothing is stored then.
 */
export async function filmTransaction<Result>(
  work: (transaction: FilmTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = await withFilmDatabase((database) =>
    database.transaction(stores, 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () => work(transaction));
}
