import type { CollectionName } from '@domain/firestore/paths';

/** A stored record as it is in the database, with the SDK's types and without defaults. */
export interface StoredDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A record that a migration creates; one that is there already stays as it is. */
export interface NewRecord extends StoredDocument {
  readonly collection: CollectionName;
}

/** Other records, as the migration's transaction reads them. */
export interface MigrationReader {
  readonly get: (collection: CollectionName, id: string) => Promise<StoredDocument | undefined>;
  readonly having: (
    collection: CollectionName,
    field: string,
    value: string,
  ) => Promise<readonly StoredDocument[]>;
}

/**
 * A change of the stored records of one collection, made while people use the product. It only adds fields and records,
 * so that the release before still reads each record, and a rollback needs nothing.
 */
export interface Migration {
  /** The release's version and a few words, such as `1.1.0-request-language`; never changed, as its progress is stored under it. */
  readonly id: string;
  /** What it does, as one sentence for the person who runs it. */
  readonly does: string;
  readonly collection: CollectionName;
  /**
   * The fields that a record lacks; null if it lacks none, which must be so of a record that has them. It decides by the
   * record alone, because it may be asked again.
   */
  readonly missingFields?: (document: StoredDocument) => Readonly<Record<string, unknown>> | null;
  /** The records that belong to a record, by ids that are the same whenever it is asked. */
  readonly newRecords?: (document: StoredDocument, reader: MigrationReader) => Promise<readonly NewRecord[]>;
}
