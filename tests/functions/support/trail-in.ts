import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The entries of a record's audit trail in a database, in order. */
export async function trailIn(database: Firestore, recordId: string): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await database.collection('audit_log').where('record_id', '==', recordId).get();
  // The product never asks by sequence, so there is no index for it.
  return docs.toSorted((one, other) => sequenceOf(one) - sequenceOf(other));
}

const sequenceOf = (entry: QueryDocumentSnapshot) => entry.get('sequence') as number;
