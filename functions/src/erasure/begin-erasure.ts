import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { personMarks, type PersonMarks } from '@domain/erasure/person-marks';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorise';
import { erasureIdOf, erasureReference, type Erasure } from './erasure';
import { customerOf, jobsOf, recordsOf, reportsOf } from './person-records';

/** Under which names and numbers the records of an e-mail address know its person. */
export async function marksOf(email: string): Promise<PersonMarks> {
  const [requests, jobs, reports, customer, referred, referring, named] = await Promise.all([
    recordsOf('requests', email),
    jobsOf(email),
    reportsOf(email),
    customerOf(email),
    recordsOf('referralsOfThem', email),
    recordsOf('referralsByThem', email),
    recordsOf('questionnairesNamingThem', email),
  ]);
  const fields = (
    rows: readonly { readonly get: (field: string) => unknown }[],
    name: string,
    phone: string,
  ) =>
    rows.map((row) => ({
      name: row.get(name) as string | undefined,
      phone: row.get(phone) as string | undefined,
    }));
  const inReports = reports.map((report) => {
    const { clientName } = JSON.parse(report.get('findings') as string) as { readonly clientName?: string };
    return { name: clientName };
  });
  return personMarks(email, [
    ...fields(requests, 'name', 'phone'),
    ...fields(jobs, 'customer.name', 'customer.phone'),
    ...fields([customer], 'name', 'phone'),
    ...fields(referred, 'client_name', 'client_phone'),
    ...fields(referring, 'referrer_name', 'referrer_phone'),
    ...fields(named, 'agent_name', 'agent_phone'),
    ...inReports,
  ]);
}

/** Commits an erasure; one of the same person that is under way goes on, and one that is done begins again. */
export async function beginErasure(
  transaction: Transaction,
  marks: PersonMarks,
  admin: AdminCaller,
  now: Date,
): Promise<string> {
  const id = erasureIdOf(marks.email);
  const reference = erasureReference(id);
  const earlier = (await transaction.get(reference)).data() as Erasure | undefined;
  if (earlier?.state === 'RUNNING') return id;
  const audit = await openAuditTrail(transaction, { collection: collections.personErasures, id }, admin, now);
  const erasure: Erasure = {
    state: 'RUNNING',
    marks,
    clients: [],
    done: [],
    cursor: null,
    held_jobs: earlier?.held_jobs ?? [],
    payments: earlier?.payments ?? [],
    requested_by: admin.uid,
    created_at: Timestamp.fromDate(now),
    finished_at: null,
  };
  transaction.set(reference, erasure);
  audit.append({ action: 'erasure-begun', changed: { state: erasure.state } });
  return id;
}
