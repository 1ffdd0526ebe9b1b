import { collections } from '@domain/firestore/paths';
import type { JobStatus } from '@domain/job/job-status';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { localServices } from '../../../tools/admin/local-services';

/** Old jobs, canceled ones by default, that affect no other test; `mark` is the first name of all their clients. */
export async function seedOldJobs(
  mark: string,
  count: number,
  status: JobStatus = 'cancelled',
  /** Jobs of an earlier date come first in the lists, whatever other tests have on screen. */
  date = '2020-02-03',
): Promise<() => Promise<void>> {
  const { firestore } = localServices();
  const batch = firestore.batch();
  const references = Array.from({ length: count }, (_, index) => {
    const reference = oldJob(mark, index);
    const customer = {
      name: `${mark} Number${String(index).padStart(3, '0')}`,
      email: `${mark}-${index}@example.com`,
      phone: '(312) 555-0177',
      address: `${index + 1} Old Mill Rd, Akron, OH 44601`,
    };
    const job = buildJob({
      id: reference.id,
      customer,
      status,
      forms_mail: {
        mail_id: `mail-${reference.id}`,
        state: 'sent',
        at: '2020-01-31T17:00:00.000Z',
        reason: null,
      },
      scheduled_date: date,
    });
    batch.set(reference, toDocument(job));
    return reference;
  });
  await batch.commit();
  return async () => {
    const cleanup = firestore.batch();
    for (const reference of references) cleanup.delete(reference);
    await cleanup.commit();
  };
}

/** Marks all forms of one of them as received. */
export async function answerForms(mark: string, index: number): Promise<void> {
  await oldJob(mark, index).update({ workflow_status: 'questionnaire_complete' });
}

const oldJob = (mark: string, index: number) =>
  localServices().firestore.collection(collections.bookings).doc(`old-${mark}-${index}`);
