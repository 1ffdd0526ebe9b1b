import type { DamagedRecord } from '@domain/firestore/record-type';
import type { StoredDocument } from '../documents/read-record';
import type { ListedRow, Rows } from './list-query';

export interface ReadRows<Row extends ListedRow> {
  readonly rows: readonly Row[];
  readonly damages: readonly DamagedRecord[];
}

/** Reads a list's documents. Damaged ones are named beside the rows, so that one of them doesn't stop the list. */
export function readRows<Row extends ListedRow>(
  list: Rows<Row>,
  documents: readonly StoredDocument[],
): ReadRows<Row> {
  const read = documents.map((document) => list.read(document));
  return {
    rows: read.flatMap((each) => (each.state === 'found' ? [each.record] : [])),
    damages: read.flatMap((each) => (each.state === 'damaged' ? [each.damage] : [])),
  };
}
