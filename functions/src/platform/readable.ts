import type { DocumentReference, DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DamagedRecord } from '@domain/firestore/record-type';
import { logs } from './logs';

/** A record with its id and reference. */
export interface Row<Record extends object> {
  readonly id: string;
  readonly reference: DocumentReference<Record, Record>;
  readonly stored: Record;
}

/**
 * The records of a query's documents. Damaged ones are logged and left out, so that one of them doesn't stop a list or
 * a sweep.
 */
export function readable<Record extends object>(
  docs: readonly QueryDocumentSnapshot<Record, Record>[],
): Row<Record>[] {
  return docs.flatMap((doc) => {
    const stored = readableRecord(doc);
    return stored ? [{ id: doc.id, reference: doc.ref, stored }] : [];
  });
}

/** The record of a document; undefined if it is missing, or damaged, which is logged. */
export function readableRecord<Record extends object>(
  document: DocumentSnapshot<Record, Record>,
): Record | undefined {
  try {
    return document.data();
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    logs.recordDamaged(error);
    return undefined;
  }
}
