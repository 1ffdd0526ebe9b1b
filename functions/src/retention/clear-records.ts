import type { Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';

const batchSize = 200;

/** Deletes the records of a collection whose instant lies before `end`. @returns how many. */
export async function clearRecords(
  collection: CollectionName,
  from: string,
  end: Timestamp,
): Promise<number> {
  const db = firestore();
  const old = db.collection(collection).where(from, '<', end).orderBy(from).limit(batchSize);
  for (let removed = 0; ;) {
    const { docs, size } = await old.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    removed += size;
    if (size < batchSize) return removed;
  }
}
