import type { Firestore } from 'firebase-admin/firestore';

/** All documents of the database as text, by path; the product has no subcollections. */
export async function wholeStore(db: Firestore): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const collection of await db.listCollections()) {
    const { docs } = await collection.get();
    for (const document of docs) found.set(document.ref.path, JSON.stringify(document.data()));
  }
  return found;
}

/** The paths of all differences. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
