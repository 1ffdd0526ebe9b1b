import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { collections, storageFolders } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { deleteFolder } from '../platform/delete-folder';
import { jobDeletions, type JobDeletion } from '../records/job/job-deletion';

const jobsAtOnce = 20;

/** Deletes the signed PDFs of deleted jobs whose legal hold has ended. @returns for how many jobs. */
export async function sweepHeldDocuments(now: Date): Promise<number> {
  const over = await jobDeletions()
    .where('held_until', '<=', Timestamp.fromDate(now))
    .limit(jobsAtOnce)
    .get();
  for (const { ref } of over.docs) {
    await deleteFolder(`${storageFolders.signedDocuments}/${ref.id}/`);
    await release(ref, now);
  }
  return over.size;
}

async function release(deletion: DocumentReference<JobDeletion, JobDeletion>, now: Date): Promise<void> {
  const record = { collection: collections.bookings, id: deletion.id };
  await commit('held-document-released', async (transaction) => {
    const audit = await openAuditTrail(transaction, record, { kind: 'system', name: 'held-papers' }, now);
    transaction.update(deletion, { held: [], held_until: null });
    audit.append({ action: 'papers-released', changed: { held: [] } });
  });
}
