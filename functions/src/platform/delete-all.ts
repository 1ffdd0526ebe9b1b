import type { DocumentData, Query } from 'firebase-admin/firestore';
import { firestore } from './firestore';

const atOnce = 400;

/** Deletes all documents of a query, however many. @returns how many there were. */
export async function deleteAll<Record, Fields extends DocumentData>(
  query: Query<Record, Fields>,
): Promise<number> {
  for (let deleted = 0; ;) {
    const { docs } = await query.limit(atOnce).get();
    if (docs.length === 0) return deleted;
    const batch = firestore().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
    if (docs.length < atOnce) return deleted;
  }
}
