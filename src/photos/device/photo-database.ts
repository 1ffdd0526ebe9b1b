import { openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { databaseName } from '@/offline/database-name';
import { deviceConnection } from '@/offline/device-connection';
import { wholeTransaction } from '@/offline/whole-transaction';

/** Keyed by the photo's path. Bytes are stored apart from the records, so that listing photos doesn't load them. */
export interface PhotoSchema extends DBSchema {
  /** `PhotoRecord`, of this version or another. */
  photos: { key: string; value: { path: string } };
  /** The camera's file, as a Blob so that it isn't read into memory. */
  originals: { key: string; value: Blob };
  /** The bytes to upload. */
  files: { key: string; value: ArrayBuffer };
  /** A small JPEG. */
  previews: { key: string; value: ArrayBuffer };
}

type StoreName = 'photos' | 'originals' | 'files' | 'previews';
export type PhotoTransaction = IDBPTransaction<PhotoSchema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['photos', 'originals', 'files', 'previews'];
const version = 1;

/** The database of this device's photos. */
export const { use: withPhotoDatabase, close: closePhotoDatabase } = deviceConnection<PhotoSchema>((ends) =>
  openDB<PhotoSchema>(`${databaseName}-photos`, version, {
    upgrade(database) {
      database.createObjectStore('photos', { keyPath: 'path' });
      for (const name of ['originals', 'files', 'previews'] as const) database.createObjectStore(name);
    },
    ...ends,
  }),
);

/**
 * Runs `work` in one transaction over all stores, and resolves after the commit. `work` may await nothing but the
 * stores.
 * @throws Error if the browser refuses (private mode, full disk); nothing is stored then.
 */
export async function photoTransaction<Result>(
  work: (transaction: PhotoTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = await withPhotoDatabase((database) =>
    database.transaction(stores, 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () => work(transaction));
}
