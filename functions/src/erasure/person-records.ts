import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { customerIdOf } from '../records/customer/customer-id';

/** Fields that hold the person's email address, in their own records and in others'. */
const personFields = {
  requests: { collection: collections.leads, field: 'email' },
  referralsOfThem: { collection: collections.referrals, field: 'client_email' },
  referralsByThem: { collection: collections.referrals, field: 'referrer_email' },
  rewards: { collection: collections.rewards, field: 'referrer_email' },
  questionnairesNamingThem: { collection: collections.sewerScopeQuestionnaires, field: 'agent_email' },
} as const satisfies Record<string, { collection: CollectionName; field: string }>;

type PersonField = keyof typeof personFields;

/** The records of one kind that name the person. */
export async function recordsOf(name: PersonField, email: string): Promise<QueryDocumentSnapshot[]> {
  const { collection, field } = personFields[name];
  return (await firestore().collection(collection).where(field, '==', email).get()).docs;
}

/** The person's jobs, by customer id or by the email address at the time; excludes jobs being deleted. */
export async function jobsOf(email: string): Promise<QueryDocumentSnapshot[]> {
  const jobs = firestore().collection(collections.bookings);
  const [byCustomer, byEmail] = await Promise.all([
    jobs.where('customer_id', '==', customerIdOf(email)).get(),
    jobs.where('customer.email', '==', email).get(),
  ]);
  return unique([...byCustomer.docs, ...byEmail.docs]);
}

/** The person's reports, with and without jobs. */
export async function reportsOf(email: string): Promise<QueryDocumentSnapshot[]> {
  const reports = firestore().collection(collections.inspectionReports);
  return (await reports.where('customer_id', '==', customerIdOf(email)).get()).docs;
}

export function customerOf(email: string): Promise<DocumentSnapshot> {
  return firestore().collection(collections.customers).doc(customerIdOf(email)).get();
}

export interface PersonRecords extends Readonly<Record<PersonField, QueryDocumentSnapshot[]>> {
  readonly jobs: QueryDocumentSnapshot[];
  readonly reports: QueryDocumentSnapshot[];
  readonly customer: DocumentSnapshot;
}

/** All records of the person with an email address. */
export async function personRecords(email: string): Promise<PersonRecords> {
  const names = Object.keys(personFields) as PersonField[];
  const named = Promise.all(names.map(async (name) => [name, await recordsOf(name, email)] as const));
  const [jobs, reports, customer, byField] = await Promise.all([
    jobsOf(email),
    reportsOf(email),
    customerOf(email),
    named,
  ]);
  const found = Object.fromEntries(byField) as Record<PersonField, QueryDocumentSnapshot[]>;
  return { ...found, jobs, reports, customer };
}

function unique<Row extends DocumentSnapshot>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.ref.path, row])).values()];
}
