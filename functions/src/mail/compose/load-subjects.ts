import type { CollectionReference } from 'firebase-admin/firestore';
import type { DeletedJob } from '../../records/job/stored-job';

/** The records of the subjects with their ids, without duplicates and without those that were or are being deleted. */
export async function loadSubjects<Stored extends object>(
  records: CollectionReference<Stored, Stored>,
  subjects: readonly { readonly id: string }[],
): Promise<(Exclude<Stored, DeletedJob> & { readonly id: string })[]> {
  const ids = [...new Set(subjects.map(({ id }) => id))];
  const snapshots = await Promise.all(ids.map((id) => records.doc(id).get()));
  return snapshots.flatMap((snapshot) => {
    const stored = snapshot.data();
    return stored && isPresent(stored) ? [{ ...stored, id: snapshot.id }] : [];
  });
}

function isPresent<Stored extends object>(stored: Stored): stored is Exclude<Stored, DeletedJob> {
  return !('deleted_at' in stored);
}
