import { db } from './admin-sdk';

/** A record as stored; undefined if there is none. */
export async function stored(collection: string, id: string) {
  return (await db.collection(collection).doc(id).get()).data();
}
