import { db } from './admin-sdk';

/** A record as it is stored; undefined where there is none. */
export async function stored(collection: string, id: string) {
  return (await db.collection(collection).doc(id).get()).data();
}
