import { openDB, type DBSchema } from 'idb';
import { deviceConnection } from '../device-connection';

/** Records are `OfficeEntry` and `ReportDraft` records, of this version or another: read them with `readStored`. */
export interface OfficeSchema extends DBSchema {
  outbox: { key: string; value: { id: string } };
  drafts: { key: string; value: { id: string } };
}

export type OfficeStoreName = 'outbox' | 'drafts';

const name = 'sewer-scope-office';
const version = 1;

/**
 * What the office keeps on this device, apart from the outbox of the public forms: it belongs to the admin who wrote it.
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
