import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { trailIn } from './trail-in';

/** The entries of a record's audit trail, in order. */
export function trailOf(recordId: string): Promise<QueryDocumentSnapshot[]> {
  return trailIn(db, recordId);
}

/** The actions of a record's audit trail, in order. */
export async function actionsOn(recordId: string): Promise<string[]> {
  return (await trailOf(recordId)).map((entry) => entry.get('action') as string);
}
