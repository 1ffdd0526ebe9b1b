import { openDB, type DBSchema } from 'idb';
import { databaseName } from './database-name';
import { deviceConnection } from './device-connection';

/** Records are `OutboxEntry`, of this version or another: read them with `readEntry`. */
export interface OfflineSchema extends DBSchema {
  outbox: { key: string; value: { id: string; hash: string }; indexes: { hash: string } };
  /** The device's own values, by name. */
  device: { key: string; value: string };
}

const version = 2;

/** The device's database. */
export const {
  open: openDatabase,
  use: withDatabase,
  close: closeDatabase,
} = deviceConnection<OfflineSchema>(async (ends) => {
  const openAt = (wanted: number | undefined) =>
    openDB<OfflineSchema>(databaseName, wanted, {
      upgrade(database, from) {
        if (from < 1) database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('hash', 'hash');
        if (from < 2) database.createObjectStore('device');
      },
      ...ends,
    });
  try {
    return await openAt(version);
  } catch (cause) {
    // A newer version of the product has upgraded the database. The outbox is compatible, so this page can
    // still use it.
    if (cause instanceof DOMException && cause.name === 'VersionError') return openAt(undefined);
    throw cause;
  }
});
