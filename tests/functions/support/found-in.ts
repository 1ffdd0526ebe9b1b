import type { Firestore } from 'firebase-admin/firestore';

/** The collections with this text in an id or any field, without duplicates, in order. */
export async function foundIn(db: Firestore, text: string): Promise<string[]> {
  const collections = await db.listCollections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await collection.get();
      const knows = docs.some((each) => each.id.includes(text) || JSON.stringify(each.data()).includes(text));
      return knows ? [collection.id] : [];
    }),
  );
  return found.flat().toSorted();
}
