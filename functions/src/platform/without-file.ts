import { FieldPath, type CollectionReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Some of the records whose PDF is missing. If there are more, starts at a random position, because those that can't
 * be rendered would otherwise come first in every round.
 */
export async function withoutFile<Record extends { readonly pdf: unknown }>(
  records: CollectionReference<Record, Record>,
  atMost: number,
): Promise<QueryDocumentSnapshot<Record, Record>[]> {
  const missing = records.where('pdf', '==', null).orderBy(FieldPath.documentId());
  const { docs: first } = await missing.limit(atMost).get();
  if (first.length < atMost) return first;
  const from = records.doc();
  const { docs: after } = await missing.startAt(from).limit(atMost).get();
  return [...after, ...first.filter(({ id }) => id < from.id)].slice(0, atMost);
}
