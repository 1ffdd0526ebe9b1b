import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { databaseName } from '@/offline/database-name';

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

export type PhotoDatabase = IDBPDatabase<PhotoSchema>;
type StoreName = 'photos' | 'originals' | 'files' | 'previews';
export type PhotoTransaction = IDBPTransaction<PhotoSchema, StoreName[], 'readwrite'>;

const stores: StoreName[] = ['photos', 'originals', 'files', 'previews'];
const version = 1;
/** Some private modes neither open nor refuse. */
const patienceMs = 3000;

let opened: Promise<PhotoDatabase> | null = null;

/** Uses the photos' database, through another connection if this one is lost. @throws Error if the browser refuses it. */
export async function withPhotoDatabase<Result>(
  use: (database: PhotoDatabase) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await use(await openDatabase());
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
    // The connection was lost under us, as iOS does to a page in the background.
    await closePhotoDatabase();
    return await use(await openDatabase());
  }
}

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
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (cause) {
    transaction.done.catch(() => undefined);
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    throw cause;
  }
}

/** Closes the connection, so that the next use opens another. */
export async function closePhotoDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing?.catch(() => null))?.close();
}

function openDatabase(): Promise<PhotoDatabase> {
  opened ??= withPatience(open()).catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
}

function open(): Promise<PhotoDatabase> {
  return openDB<PhotoSchema>(`${databaseName}-photos`, version, {
    upgrade(database) {
      database.createObjectStore('photos', { keyPath: 'path' });
      for (const name of ['originals', 'files', 'previews'] as const) database.createObjectStore(name);
    },
    // Another tab brings a newer schema: this connection must not hold it up.
    blocking: () => void closePhotoDatabase(),
    terminated: () => (opened = null),
  });
}

function withPatience(work: Promise<PhotoDatabase>): Promise<PhotoDatabase> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      reject(new Error('the database does not open'));
      // Should it open after all, nobody has use for this connection.
      work.then((database) => database.close()).catch(() => undefined);
    }, patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(giveUp));
  });
}
