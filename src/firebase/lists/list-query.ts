import type { CollectionName } from '@domain/firestore/paths';
import type { RecordType } from '@domain/firestore/record-type';
import { readRecord, type ReadRecord, type Shown, type StoredDocument } from '../documents/read-record';

type Condition =
  | readonly [field: string, operator: '==' | '>=' | '<=', value: string | number | boolean | Date]
  | readonly [field: string, operator: '==', value: null]
  | readonly [field: string, operator: 'array-contains', value: string]
  | readonly [field: string, operator: 'array-contains-any', values: readonly string[]]
  | readonly [field: string, operator: 'in', values: readonly string[]];

export interface ListedRow {
  readonly id: string;
}

/** A collection, and how each of its documents is read as a row. */
export interface Rows<Row extends ListedRow> {
  readonly collection: CollectionName;
  readonly read: (document: StoredDocument) => ReadRecord<Row>;
}

/**
 * A list of documents, described without the SDK. Use a constant, because each new object starts a new
 * subscription.
 */
export interface ListQuery<Row extends ListedRow> extends Rows<Row> {
  readonly where: readonly Condition[];
  readonly orderBy: readonly [field: string, direction: 'asc' | 'desc'];
  /** 200 at most, which is the limit in the security rules. */
  readonly pageSize: number;
}

/** The records of a collection as rows. */
export function rowsOf<Stored extends object>(type: RecordType<Stored>): Rows<Shown<Stored>>;
/** Rows of another shape than their records. */
export function rowsOf<Stored extends object, Row extends ListedRow>(
  type: RecordType<Stored>,
  toRow: (record: Shown<Stored>) => Row,
): Rows<Row>;
export function rowsOf<Stored extends object>(
  type: RecordType<Stored>,
  toRow: (record: Shown<Stored>) => ListedRow = (record) => record,
): Rows<ListedRow> {
  return { collection: type.collection, read: (document) => readRecord(type, document, toRow) };
}

/** The record with this id, as a list of at most one row. */
export function recordWith<Row extends ListedRow>(rows: Rows<Row>, id: string): ListQuery<Row> {
  // One more than there can be: a full page would offer another.
  return { ...rows, where: [['__name__', '==', id]], orderBy: ['__name__', 'asc'], pageSize: 2 };
}

/** Rows that are only counted or named, so that their fields are not read. */
export function idsOf(collection: CollectionName): Rows<ListedRow> {
  return { collection, read: ({ id }) => ({ state: 'found', record: { id } }) };
}
