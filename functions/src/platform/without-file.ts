import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { firestore } from './firestore';

/**
 * Some of the records whose PDF is missing. If there are more, starts at a random position, because those that can't
 * be rendered would otherwise come first in every round.
 */
export async function withoutFile(
  collection: CollectionName,
  atMost: number,
): Promise<QueryDocumentSnapshot[]> {
  const records = firestore().collection(collection);
  const missing = records.where('pdf', '==', null).orderBy(FieldPath.documentId());
  const { docs: first } = await missing.limit(atMost).get();
  if (first.length < atMost) return first;
  const from = records.doc();
  const { docs: after } = await missing.startAt(from).limit(atMost).get();
  return [...after, ...first.filter(({ id }) => id < from.id)].slice(0, atMost);
}
