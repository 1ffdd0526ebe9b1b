import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './firestore';

/** Reads documents in one request, in this order, outside a transaction. */
export async function readTogether<Record extends object>(
  references: readonly DocumentReference<Record, Record>[],
): Promise<DocumentSnapshot<Record, Record>[]> {
  if (references.length === 0) return [];
  // The SDK reads each document through its own reference's converter, which its types don't say.
  return (await firestore().getAll(...references)) as unknown as DocumentSnapshot<Record, Record>[];
}
