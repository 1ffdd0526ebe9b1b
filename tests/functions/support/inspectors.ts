import { db } from './admin-sdk';

/** Those that a file made. */
const made: string[] = [];

/** Makes a member an inspector, with what else their record has. A file that calls it also calls `endInspectors`. */
export async function makeInspector(uid: string, record: object = {}): Promise<void> {
  await db
    .collection('admins')
    .doc(uid)
    .set({ inspects: true, ...record }, { merge: true });
  made.push(uid);
}

/** Call it after a file that makes inspectors: every booking of the files after it would look at their time too. */
export async function endInspectors(): Promise<void> {
  const batch = db.batch();
  for (const uid of made.splice(0))
    batch.set(db.collection('admins').doc(uid), { active: false }, { merge: true });
  await batch.commit();
}
