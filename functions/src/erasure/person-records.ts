import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { customerIdOf } from '../records/customer/customer-id';
import { customers, type StoredCustomer } from '../records/customer/stored-customer';
import { jobs, type DeletedJob, type StoredJob } from '../records/job/stored-job';
import { questionnaires, type StoredQuestionnaire } from '../records/questionnaire/stored-questionnaires';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { reports, type StoredReport } from '../records/report/stored-report';
import { requests, type StoredRequest } from '../records/request/stored-request';
import { reportShares } from '../records/share/stored-share';
import { rewards, type StoredReward } from '../records/reward/stored-reward';

/*
 * The person's records, by the fields that hold their email address in their own records and in others'. Finding them
 * reads no field, so that damaged records are found too.
 */

type Found<Record extends object> = QueryDocumentSnapshot<Record, Record>;
export type FoundJob = Found<StoredJob | DeletedJob>;

const found = async <Record extends object>(query: Query<Record, Record>) => (await query.get()).docs;

export const referralsByThem = (email: string) => found(referrals().where('referrer_email', '==', email));

export const rewardsOf = (email: string) => found(rewards().where('referrer_email', '==', email));

export const questionnairesNaming = (email: string) =>
  found(questionnaires().where('agent_email', '==', email));

/** Shares that were agreed on for the person, and not emailed yet. */
export const sharesWaitingFor = (email: string) =>
  found(reportShares().where('recipient_email', '==', email).where('waiting', '==', true));

/** The person's jobs, by customer id or by the email address at the time; excludes jobs being deleted. */
export async function jobsOf(email: string): Promise<FoundJob[]> {
  const [byCustomer, byEmail] = await Promise.all([
    found(jobs().where('customer_id', '==', customerIdOf(email))),
    found(jobs().where('customer.email', '==', email)),
  ]);
  return [...new Map([...byCustomer, ...byEmail].map((row) => [row.id, row])).values()];
}

/** The person's reports, with and without jobs. */
export const reportsOf = (email: string) => found(reports().where('customer_id', '==', customerIdOf(email)));

export function customerOf(email: string): Promise<DocumentSnapshot<StoredCustomer, StoredCustomer>> {
  return customers().doc(customerIdOf(email)).get();
}

export interface PersonRecords {
  readonly requests: readonly Found<StoredRequest>[];
  readonly jobs: readonly FoundJob[];
  readonly reports: readonly Found<StoredReport>[];
  readonly referralsOfThem: readonly Found<StoredReferral>[];
  readonly referralsByThem: readonly Found<StoredReferral>[];
  readonly rewards: readonly Found<StoredReward>[];
  readonly questionnairesNamingThem: readonly Found<StoredQuestionnaire>[];
  readonly customer: DocumentSnapshot<StoredCustomer, StoredCustomer>;
}

/** All records of the person with an email address. */
export async function personRecords(email: string): Promise<PersonRecords> {
  const [theirRequests, theirJobs, theirReports, ofThem, byThem, theirRewards, naming, customer] =
    await Promise.all([
      found(requests().where('email', '==', email)),
      jobsOf(email),
      reportsOf(email),
      found(referrals().where('client_email', '==', email)),
      referralsByThem(email),
      rewardsOf(email),
      questionnairesNaming(email),
      customerOf(email),
    ]);
  return {
    requests: theirRequests,
    jobs: theirJobs,
    reports: theirReports,
    referralsOfThem: ofThem,
    referralsByThem: byThem,
    rewards: theirRewards,
    questionnairesNamingThem: naming,
    customer,
  };
}
