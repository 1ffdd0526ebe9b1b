import { FieldPath, type DocumentData, type DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/firestore/paths';
import { rawCollection } from './collection-of';

const pageSize = 300;

/**
 * Writes a field that was added later to the documents from before, because a query by it leaves out documents without
 * it. Two counts tell whether there are any. Can be interrupted and repeated: a document that changes meanwhile throws,
 * and the next run finds what is left.
 * @returns how many documents changed
 */
export async function fillMissingField(
  collection: CollectionName,
  field: string,
  value: string | boolean | null | ((id: string, stored: DocumentData) => readonly string[]),
): Promise<number> {
  const missing = await documentsWithout(collection, field);
  for (const { reference, updateTime } of missing) {
    const filled =
      typeof value === 'function' ? value(reference.id, (await reference.get()).data() ?? {}) : value;
    await reference.update({ [field]: filled }, { lastUpdateTime: updateTime });
  }
  return missing.length;
}

async function documentsWithout(collection: CollectionName, field: string) {
  const all = rawCollection(collection);
  const [stored, known] = await Promise.all([
    all.count().get(),
    // Documents without the field are not in this order.
    all.orderBy(field).count().get(),
  ]);
  if (stored.data().count === known.data().count) return [];
  const missing: {
    readonly reference: DocumentReference;
    readonly updateTime: FirebaseFirestore.Timestamp;
  }[] = [];
  const paged = all.select(field).orderBy(FieldPath.documentId()).limit(pageSize);
  for (let page = await paged.get(); !page.empty;) {
    for (const document of page.docs) {
      if (document.get(field) === undefined) {
        missing.push({ reference: document.ref, updateTime: document.updateTime });
      }
    }
    page = await paged.startAfter(page.docs.at(-1)).get();
  }
  return missing;
}
