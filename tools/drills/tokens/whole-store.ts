import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** Every document of the database as text, by its path, those below documents too. */
export async function wholeStore(db: Firestore): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const visit = async (collection: CollectionReference): Promise<void> => {
    for (const document of (await collection.get()).docs) {
      found.set(document.ref.path, JSON.stringify(document.data()));
    }
  };
  for (const collection of await db.listCollections()) await visit(collection);
  return found;
}

/** The paths of what differs. */
export function changesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}
