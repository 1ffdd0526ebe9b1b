import { firestore } from '../../platform/firestore';
import type { MailSubject } from '../../records/mail/mail-document';

/**
 * The records of the subjects with their ids, without duplicates and without records that were or are being deleted.
 */
export async function loadSubjects<Stored extends object>(
  subjects: readonly MailSubject[],
): Promise<(Stored & { id: string })[]> {
  if (subjects.length === 0) return [];
  const db = firestore();
  const paths = new Set(subjects.map(({ collection, id }) => `${collection}/${id}`));
  const snapshots = await db.getAll(...[...paths].map((path) => db.doc(path)));
  return snapshots.flatMap((snapshot) =>
    snapshot.exists && snapshot.get('deleted_at') === undefined
      ? [{ ...(snapshot.data() as Stored), id: snapshot.id }]
      : [],
  );
}
