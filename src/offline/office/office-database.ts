import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Records are `OfficeEntry` and `ReportDraft` records, of this version or another: read them with `readStored`. */
export interface OfficeSchema extends DBSchema {
  outbox: { key: string; value: { id: string } };
  drafts: { key: string; value: { id: string } };
}

export type OfficeDatabase = IDBPDatabase<OfficeSchema>;
export type OfficeStoreName = 'outbox' | 'drafts';

const name = 'sewer-scope-office';
const version = 1;
/** Some private modes neither open nor refuse. */
const patienceMs = 3000;

let opened: Promise<OfficeDatabase> | null = null;

/** Closes the connection, so that the next use opens another. */
export async function closeOfficeDatabase(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing?.catch(() => null))?.close();
}

/**
 * Uses what the office keeps on this device, apart from the outbox of the public forms: it belongs to the admin who wrote
 * it. Through another connection if this one is lost. @throws Error if the browser refuses.
 */
export async function withOfficeDatabase<Result>(
  use: (database: OfficeDatabase) => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await use(await openOfficeDatabase());
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
    // The connection was lost under us, as iOS does to a page in the background.
    await closeOfficeDatabase();
    return await use(await openOfficeDatabase());
  }
}

function openOfficeDatabase(): Promise<OfficeDatabase> {
  opened ??= withPatience(open()).catch((cause: unknown) => {
    opened = null;
    throw cause;
  });
  return opened;
}

function open(): Promise<OfficeDatabase> {
  return openDB<OfficeSchema>(name, version, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('drafts', { keyPath: 'id' });
    },
    // Another tab brings a newer schema: this connection must not hold it up.
    blocking: () => void closeOfficeDatabase(),
    terminated: () => void closeOfficeDatabase(),
  });
}

function withPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not answer')), patienceMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
