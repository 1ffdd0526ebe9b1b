import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import type { PersonFound } from '@domain/erasure/erase-person';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { documentsHeldUntil } from '@domain/legal/documents-held-until';
import { calendarDateIn } from '@domain/time/calendar-date';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { toIso } from '../platform/to-iso';
import { erasureIdOf, erasureReference, type Erasure } from '../records/erasure/erasure';
import type { StoredJob } from '../records/job/stored-job';
import { readReportPayment } from '../records/report/report-payment';
import { marksOf } from './marks-of';
import { personRecords } from './person-records';
import { refuseOwnAddress } from './refuse-own-address';
import { samePhone } from './same-phone';

/**
 * office-person-find: what is stored about the person with an email address, and what to consider before erasing it.
 */
export const findPerson = callable('office-person-find', async ({ now, parse }): Promise<PersonFound> => {
  const { email } = parse();
  await refuseOwnAddress(email);
  const [records, erasure] = await Promise.all([
    personRecords(email),
    erasureReference(erasureIdOf(email)).get(),
  ]);
  const { jobs, reports, rewards } = records;
  const signedDocuments =
    (await countOf(collections.agreements, jobs)) + (await countOf(collections.mediaReleases, jobs));
  const earlier = erasure.data() as Erasure | undefined;
  return {
    held: {
      requests: records.requests.length,
      jobs: jobs.length,
      reports: reports.length,
      signedDocuments,
      referralsOfThem: records.referralsOfThem.length,
      referralsByThem: records.referralsByThem.length,
      rewards: rewards.length,
      questionnairesNamingThem: records.questionnairesNamingThem.length,
    },
    customer: records.customer.exists,
    appointments: appointmentsOf(jobs),
    unpaid: await unpaidOf(jobs, reports),
    rewardsOwed: rewards
      .filter((reward) => reward.get('state') === 'earned')
      .reduce((sum, reward) => sum + (reward.get('amount') as number), 0),
    samePhone: await samePhone(marksOf(email, records)),
    documentsHeldUntil:
      signedDocuments > 0 ? calendarDateIn(business.timeZone, documentsHeldUntil(now)) : null,
    erasure: earlier ? { state: earlier.state, requested_at: toIso(earlier.created_at) } : null,
  };
});

async function countOf(collection: CollectionName, jobs: readonly QueryDocumentSnapshot[]): Promise<number> {
  if (jobs.length === 0) return 0;
  const signedDocuments = firestore().collection(collection);
  return (await firestore().getAll(...jobs.map(({ id }) => signedDocuments.doc(id)))).filter(
    ({ exists }) => exists,
  ).length;
}

function appointmentsOf(jobs: readonly QueryDocumentSnapshot[]): string[] {
  return jobs
    .map((job) => job.data() as StoredJob)
    .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
    .map(({ scheduled_date }) => scheduled_date)
    .toSorted();
}

async function unpaidOf(
  jobs: readonly QueryDocumentSnapshot[],
  reports: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const ofJobs = jobs
    .map((job) => job.data() as StoredJob)
    .filter(({ status, payment_state }) => status === 'completed' && payment_state === 'unpaid')
    .map(({ total_price }) => total_price);
  const ofReports = await Promise.all(
    reports
      .filter((report) => !report.get('booking_id'))
      .map(async ({ id }) => {
        const { state, amount } = await readReportPayment(id, null);
        return state === 'unpaid' ? amount : 0;
      }),
  );
  return [...ofJobs, ...ofReports].reduce((sum, amount) => sum + amount, 0);
}
