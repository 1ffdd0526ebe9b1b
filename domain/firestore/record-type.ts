import { ValidationError } from 'yup';
import type { CollectionName } from './paths';

/** What is stored in a collection; the only description of its fields, for the backend and for the screens. */
export interface RecordType<Record extends object> {
  readonly collection: CollectionName;
  /**
   * The record with defaults for fields it doesn't have. Fields that are not described stay as they are.
   * @throws DamagedRecord if a field is missing or has another type
   */
  readonly read: (id: string, data: unknown) => Record;
}

/** A stored record that doesn't match its type. The message names collection, id and field, and never a value. */
export class DamagedRecord extends Error {
  override readonly name = 'DamagedRecord';

  constructor(
    readonly collection: CollectionName,
    readonly id: string,
    readonly field: string,
  ) {
    super(`damaged record: ${collection}/${id}, field ${field}`);
  }
}

/** A yup schema whose result is a `Record`. */
export interface Reads<Record> {
  readonly validateSync: (stored: unknown) => Record;
}

/** Describes the records of a collection; lint and `collectionOf` lead every reader through it. */
export function recordType<Record extends object>(
  collection: CollectionName,
  schema: Reads<Record>,
): RecordType<Record> {
  return {
    collection,
    read(id, data) {
      try {
        return schema.validateSync(data);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new DamagedRecord(collection, id, error.path || 'all');
      }
    },
  };
}
