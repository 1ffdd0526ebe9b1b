import { documentIdField } from '@domain/firestore/document-id';
import { callable } from '../platform/callable';
import { toIso } from '../platform/to-iso';
import { accessLinks } from '../records/access/stored-link';
import { loadJob } from '../records/job/stored-job';
import { reports } from '../records/report/stored-report';

/**
 * office-job-find: the job of a key that a client read out or forwarded, whether or not it still works. The keys
 * themselves are never shown to the office.
 */
export const findJob = callable('office-job-find', async ({ parse }) => {
  const job = await loadJob(await jobOfKey(parse().key));
  return { createdAt: job ? toIso(job.created_at) : null };
});

async function jobOfKey(key: string): Promise<string | null> {
  if (!documentIdField.isValidSync(key)) return null;
  const link = (await accessLinks().doc(key).get()).data();
  if (!link || link.subject === null) return null;
  if (link.kind === 'booking') return link.subject;
  if (link.kind !== 'report') return null;
  return (await reports().doc(link.subject).get()).data()?.booking_id ?? null;
}
