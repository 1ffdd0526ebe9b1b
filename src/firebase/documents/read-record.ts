import type { WithInstants } from '@domain/firestore/instant';
import { DamagedRecord, type RecordType } from '@domain/firestore/record-type';
import { withIsoMoments } from '@domain/firestore/with-iso-moments';

/** What reading needs of a Firestore snapshot. */
export interface StoredDocument {
  readonly id: string;
  /** Undefined where there is no such document. */
  data(): object | undefined;
}

/** What is left of a record while it is being deleted. */
interface Deleted {
  readonly deleted_at: unknown;
}

/** A stored record as the screens have it: with its id, and with its moments in ISO 8601. */
export type Shown<Stored> = WithInstants<Exclude<Stored, Deleted>, string> & { readonly id: string };

export type ReadRecord<Row> =
  | { readonly state: 'found'; readonly record: Row }
  /** `missing` also while it is being deleted. */
  | { readonly state: 'missing' }
  /** The document doesn't match the type of its record. */
  | { readonly state: 'damaged'; readonly damage: DamagedRecord };

/** Reads a document as a record of its collection. */
export function readRecord<Stored extends object>(
  type: RecordType<Stored>,
  document: StoredDocument,
): ReadRecord<Shown<Stored>>;
/** Reads it as the row of a record. `toRow` may throw a DamagedRecord too, for what only it understands. */
export function readRecord<Stored extends object, Row>(
  type: RecordType<Stored>,
  document: StoredDocument,
  toRow: (record: Shown<Stored>) => Row,
): ReadRecord<Row>;
export function readRecord<Stored extends object>(
  type: RecordType<Stored>,
  document: StoredDocument,
  toRow: (record: Shown<Stored>) => unknown = (record) => record,
): ReadRecord<unknown> {
  const data = document.data();
  if (!data) return { state: 'missing' };
  try {
    const stored = type.read(document.id, data);
    if ('deleted_at' in stored) return { state: 'missing' };
    const record = { ...(withIsoMoments(stored) as object), id: document.id } as Shown<Stored>;
    return { state: 'found', record: toRow(record) };
  } catch (error) {
    if (error instanceof DamagedRecord) return { state: 'damaged', damage: error };
    throw error;
  }
}
