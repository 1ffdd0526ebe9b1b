import { personMarks, type PersonMarks } from '@domain/erasure/person-marks';
import { toReportForm } from '@domain/report/report-record';
import { storedJob } from '../records/job/stored-job';
import type { PersonRecords } from './person-records';

/** The names and phone numbers in the records of an email address. */
export function marksOf(email: string, records: PersonRecords): PersonMarks {
  return personMarks(email, [
    ...records.requests.map((request) => request.data()),
    ...records.jobs.map((job) => storedJob(job)?.customer ?? {}),
    records.customer.data() ?? {},
    ...records.referralsOfThem.map((referral) => {
      const { client_name: name, client_phone: phone } = referral.data();
      return { name, phone };
    }),
    ...records.referralsByThem.map((referral) => {
      const { referrer_name: name, referrer_phone: phone } = referral.data();
      return { name, phone };
    }),
    ...records.questionnairesNamingThem.map((questionnaire) => {
      const { agent_name: name, agent_phone: phone } = questionnaire.data();
      return { name, phone };
    }),
    ...records.reports.map((report) => ({ name: toReportForm(report.data()).clientName })),
  ]);
}
