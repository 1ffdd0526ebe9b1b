import { business } from '@domain/business/business';
import type { PersonFound } from '@domain/erasure/erase-person';
import { documentsHeldUntil } from '@domain/legal/documents-held-until';
import { signingTypes } from '@domain/legal/legal-text';
import { calendarDateIn } from '@domain/time/calendar-date';
import { callable } from '../platform/callable';
import { readTogether } from '../platform/read-together';
import { toIso } from '../platform/to-iso';
import { erasureIdOf, erasureReference } from '../records/erasure/erasure';
import { storedJob, type StoredJob } from '../records/job/stored-job';
import { readReportPayment } from '../records/report/report-payment';
import { signedDocuments } from '../records/signing/stored-signed-document';
import { marksOf } from './marks-of';
import { personRecords, type PersonRecords } from './person-records';
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
  const { reports, rewards } = records;
  const jobs = records.jobs.flatMap((job) => storedJob(job) ?? []);
  const signed = await countSigned(records.jobs);
  const earlier = erasure.data();
  return {
    held: {
      requests: records.requests.length,
      jobs: records.jobs.length,
      reports: reports.length,
      signedDocuments: signed,
      referralsOfThem: records.referralsOfThem.length,
      referralsByThem: records.referralsByThem.length,
      rewards: rewards.length,
      questionnairesNamingThem: records.questionnairesNamingThem.length,
    },
    customer: records.customer.exists,
    appointments: appointmentsOf(jobs),
    unpaid: await unpaidOf(jobs, reports),
    rewardsOwed: rewards
      .map((reward) => reward.data())
      .filter(({ state }) => state === 'earned')
      .reduce((sum, { amount }) => sum + amount, 0),
    samePhone: await samePhone(marksOf(email, records)),
    documentsHeldUntil: signed > 0 ? calendarDateIn(business.timeZone, documentsHeldUntil(now)) : null,
    erasure: earlier ? { state: earlier.state, requested_at: toIso(earlier.created_at) } : null,
  };
});

/** How many documents were signed for these jobs. */
async function countSigned(jobs: PersonRecords['jobs']): Promise<number> {
  const found = await Promise.all(
    signingTypes.map((type) => readTogether(jobs.map(({ id }) => signedDocuments(type).doc(id)))),
  );
  return found.flat().filter(({ exists }) => exists).length;
}

function appointmentsOf(jobs: readonly StoredJob[]): string[] {
  return jobs
    .filter(({ status }) => status === 'scheduled' || status === 'in_progress')
    .map(({ scheduled_date }) => scheduled_date)
    .toSorted();
}

async function unpaidOf(jobs: readonly StoredJob[], reports: PersonRecords['reports']): Promise<number> {
  const ofJobs = jobs
    .filter(({ status, payment_state }) => status === 'completed' && payment_state === 'unpaid')
    .map(({ total_price }) => total_price);
  const ofReports = await Promise.all(
    reports
      .filter((report) => report.data().booking_id === null)
      .map(async ({ id }) => {
        const { state, amount } = await readReportPayment(id, null);
        return state === 'unpaid' ? amount : 0;
      }),
  );
  return [...ofJobs, ...ofReports].reduce((sum, amount) => sum + amount, 0);
}
