import { openDB, type DBSchema } from 'idb';
import { deviceConnection } from '../device-connection';

/** Records are `OfficeEntry` and `StoredDraft` records, of this version or another: read them with `recordReader`. */
export interface OfficeSchema extends DBSchema {
  outbox: { key: string; value: { id: string } };
  drafts: { key: string; value: { id: string } };
}

export type OfficeStoreName = 'outbox' | 'drafts';

const name = 'sewer-scope-office';
const version = 1;

/**
 * The office's database on this device. It is separate from the public forms' outbox, because its records belong to
 * an admin.
 */
export const { use: withOfficeDatabase, close: closeOfficeDatabase } = deviceConnection<OfficeSchema>(
  (ends) =>
    openDB<OfficeSchema>(name, version, {
      upgrade(database) {
        database.createObjectStore('outbox', { keyPath: 'id' });
        database.createObjectStore('drafts', { keyPath: 'id' });
      },
      ...ends,
    }),
);
