import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { databaseName } from './database-name';

/** Records are `OutboxEntry`, of this version or another: read them with `readEntry`. */
export interface OfflineSchema extends DBSchema {
  outbox: { key: string; value: { id: string; hash: string }; indexes: { hash: string } };
  /** What the device remembers of itself, by name. */
  device: { key: string; value: string };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const version = 2;
/** Some private modes neither open nor refuse. */
const patienceMs = 3000;

let opened: Promise<OfflineDatabase> | null = null;

/** The device's database. @throws Error if the browser refuses it or does not answer. */
export function openDatabase(): Promise<OfflineDatabase> {
  opened ??= withPatience(open()).catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
}

/** Closes the connection, so that the next use opens another. */
export async function closeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing?.catch(() => null))?.close();
}

async function open(): Promise<OfflineDatabase> {
  try {
    return await openAt(version);
  } catch (cause) {
    // A newer version of the product was here. It kept the outbox, and this page may still have to use it.
    if (cause instanceof DOMException && cause.name === 'VersionError') return openAt(undefined);
    throw cause;
  }
}

function openAt(wanted: number | undefined): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(databaseName, wanted, {
    upgrade(database, from) {
      if (from < 1) database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('hash', 'hash');
      if (from < 2) database.createObjectStore('device');
    },
    // Another tab brings a newer schema: this connection must not hold it up.
    blocking: () => void closeDatabase(),
    terminated: () => (opened = null),
  });
}

function withPatience(work: Promise<OfflineDatabase>): Promise<OfflineDatabase> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      reject(new Error('the database does not open'));
      // Should it open after all, nobody has use for this connection.
      work.then((database) => database.close()).catch(() => undefined);
    }, patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(giveUp));
  });
}
