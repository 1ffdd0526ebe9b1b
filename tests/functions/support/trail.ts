import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './admin-sdk';

/** The entries of a record's audit trail, in order. */
export async function trailOf(recordId: string): Promise<QueryDocumentSnapshot[]> {
  return (await db.collection('audit_log').where('record_id', '==', recordId).orderBy('sequence').get()).docs;
}

/** The actions of a record's audit trail, in order. */
export async function actionsOn(recordId: string): Promise<string[]> {
  return (await trailOf(recordId)).map((entry) => entry.get('action') as string);
}
