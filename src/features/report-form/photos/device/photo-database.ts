import { openDB, type DBSchema, type IDBPTransaction } from 'idb';
import { databaseName } from '@/offline/database-name';
import { deviceConnection } from '@/offline/device-connection';
import { wholeTransaction } from '@/offline/whole-transaction';

/** Keyed by the photo's path. Bytes lie apart from the records, so that a list of photos does not load them. */
export interface PhotoSchema extends DBSchema {
  /** `PhotoRecord`, of this version or another. */
  photos: { key: string; value: { path: string } };
  /** As the camera gave it. A Blob, whose bytes need not pass through the memory. */
  originals: { key: string; value: Blob };
  /** What is uploaded. */
  files: { key: string; value: ArrayBuffer };
  /** A small JPEG. */
  previews: { key: string; value: ArrayBuffer };
}

type StoreName = 'photos' | 'originals' | 'files' | 'previews';
export type PhotoTransaction = IDBPTransaction<PhotoSchema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['photos', 'originals', 'files', 'previews'];
const version = 1;

/** The photos of this device. */
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
 * Does the work in one transaction over all stores, and answers after it is safely on the device; `work` may await
 * nothing but the stores.
 * @throws Error if the browser refuses (private mode, full disk): then nothing of it is kept.
 */
export async function photoTransaction<Result>(
  work: (transaction: PhotoTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = await withPhotoDatabase((database) =>
    database.transaction(stores, 'readwrite', { durability: 'strict' }),
  );
  return wholeTransaction(transaction, () => work(transaction));
}
