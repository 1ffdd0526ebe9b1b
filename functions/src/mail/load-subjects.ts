import { firestore } from '../platform/firestore';
import type { MailSubject } from './mail-document';

/** The stored records of the subjects, with their ids; those that were deleted are left out. */
export async function loadSubjects<Stored extends object>(
  subjects: readonly MailSubject[],
): Promise<(Stored & { id: string })[]> {
  if (subjects.length === 0) return [];
  const db = firestore();
  const snapshots = await db.getAll(
    ...subjects.map(({ collection, id }) => db.collection(collection).doc(id)),
  );
  return snapshots.flatMap((snapshot) =>
    snapshot.exists ? [{ ...(snapshot.data() as Stored), id: snapshot.id }] : [],
  );
}
