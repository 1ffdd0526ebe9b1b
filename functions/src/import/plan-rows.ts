import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { serviceTitles } from '@domain/business/services';
import { normalizeEmail } from '@domain/contact/email';
import { propertyKey } from '@domain/contact/property-key';
import { collections } from '@domain/firestore/paths';
import type { RowOutcome } from '@domain/import/import-calls';
import type { ImportKind } from '@domain/import/import-kinds';
import type { ImportedCollection } from '@domain/import/import-record';
import { clientOfRow, importedJob, importedReferral } from '@domain/import/imported-records';
import {
  readRow,
  type CustomerRow,
  type JobRow,
  type ReferralRow,
  type RowOf,
  type RowProblem,
} from '@domain/import/read-row';
import { searchKeys } from '@domain/search/search-keys';
import { calendarDateIn } from '@domain/time/calendar-date';
import { sha256 } from '../platform/hash';
import { readable } from '../platform/readable';
import { customerIdOf } from '../records/customer/customer-id';
import { customers } from '../records/customer/stored-customer';
import { jobs, readableJobs, type StoredJob } from '../records/job/stored-job';
import { referrals } from '../records/referral/stored-referral';
import type { Reader } from './reader';

/** A record that a row makes. */
export interface NewRecord {
  readonly collection: ImportedCollection;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of a referral, which is counted on the day it was made. */
  readonly countedOn: Timestamp | null;
  readonly create: (transaction: Transaction) => void;
}

export interface PlannedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  /** What makes two rows describe the same record; empty for a refused row. */
  readonly key: string;
  readonly unpaid: boolean;
  readonly records: readonly NewRecord[];
}

export interface Importing {
  readonly importId: string;
  /** The number of the first row. */
  readonly first: number;
  /** The admin's email address. */
  readonly by: string;
  readonly now: Date;
}

interface Read<Row> {
  readonly row: Row;
  readonly number: number;
}

/** What one kind of file does with its readable rows. */
interface Plan<Row> {
  readonly keyOf: (row: Row) => string;
  /** The keys that are stored already. */
  readonly known: ReadonlySet<string>;
  /** The records that a new row makes. */
  readonly records: (read: Read<Row>) => readonly NewRecord[];
  readonly unpaid?: (row: Row) => boolean;
}

/** Decides what an import does with these rows: reads only. The records are made with `create`. */
export function planRows(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  importing: Importing,
  reader: Reader,
): Promise<readonly PlannedRow[]> {
  switch (kind) {
    case 'customers':
      return planned(kind, rows, importing, (read) => planCustomers(read, importing, reader));
    case 'jobs':
      return planned(kind, rows, importing, (read) => planJobs(read, importing, reader));
    case 'referrals':
      return planned(kind, rows, importing, (read) => planReferrals(read, importing, reader));
  }
}

async function planned<Kind extends ImportKind>(
  kind: Kind,
  rows: readonly (readonly string[])[],
  { first, now }: Importing,
  planOf: (read: readonly RowOf<Kind>[]) => Promise<Plan<RowOf<Kind>>>,
): Promise<readonly PlannedRow[]> {
  const read = rows.map((cells) => readRow(kind, cells, now));
  const plan = await planOf(read.flatMap(({ row }) => (row ? [row] : [])));
  const seen = new Set(plan.known);
  return read.map(({ row, problems }, index): PlannedRow => {
    if (!row) return { outcome: 'refused', problems, key: '', unpaid: false, records: [] };
    const key = plan.keyOf(row);
    const isNew = !seen.has(key);
    seen.add(key);
    return {
      outcome: isNew ? 'made' : 'matched',
      problems,
      key: sha256(key),
      unpaid: isNew && (plan.unpaid?.(row) ?? false),
      records: isNew ? plan.records({ row, number: first + index }) : [],
    };
  });
}

async function planCustomers(
  rows: readonly CustomerRow[],
  importing: Importing,
  reader: Reader,
): Promise<Plan<CustomerRow>> {
  return {
    keyOf: ({ clientEmail }) => customerIdOf(clientEmail),
    known: await knownCustomers(rows, reader),
    records: (read) => [newCustomer(read, importing)],
  };
}

async function planJobs(
  rows: readonly JobRow[],
  importing: Importing,
  reader: Reader,
): Promise<Plan<JobRow>> {
  const keyOf = (date: string, address: string, service: string) =>
    JSON.stringify([date, propertyKey(address), service.toLowerCase()]);
  const dates = rows.map(({ date }) => date);
  const sameDays = readableJobs([...(await reader.having(jobs(), 'scheduled_date', dates))]);
  const customerIds = new Set(await knownCustomers(rows, reader));
  return {
    keyOf: ({ date, address, service }) => keyOf(date, address, service),
    known: new Set(
      sameDays.map(({ job }) => keyOf(job.scheduled_date, job.customer.address, job.service_type)),
    ),
    unpaid: ({ payment, status }) => payment === 'unpaid' && status === 'completed',
    records(read) {
      const customerId = customerIdOf(read.row.clientEmail);
      const isNew = !customerIds.has(customerId);
      customerIds.add(customerId);
      const job = importedJob(read.row, customerId, making(read, importing));
      const reference = jobs().doc(`import-${importing.importId}-${read.number}`);
      return [
        {
          collection: collections.bookings,
          id: reference.id,
          fields: auditedJob(job),
          countedOn: null,
          create: (transaction) => transaction.create(reference, job),
        },
        ...(isNew ? [newCustomer(read, importing)] : []),
      ];
    },
  };
}

async function planReferrals(
  rows: readonly ReferralRow[],
  importing: Importing,
  reader: Reader,
): Promise<Plan<ReferralRow>> {
  const keyOf = (date: string, ...emails: readonly string[]) =>
    JSON.stringify([date, ...emails.map(normalizeEmail)]);
  const emails = rows.map(({ clientEmail }) => clientEmail);
  const ofClients = readable([...(await reader.having(referrals(), 'client_email', emails))]);
  return {
    keyOf: ({ date, clientEmail, referrerEmail }) => keyOf(date, clientEmail, referrerEmail),
    known: new Set(
      ofClients.map(({ stored }) =>
        keyOf(
          calendarDateIn(business.timeZone, stored.created_at.toDate()),
          stored.client_email,
          stored.referrer_email,
        ),
      ),
    ),
    records(read) {
      const referral = importedReferral(read.row, making(read, importing));
      const reference = referrals().doc(`import-${importing.importId}-${read.number}`);
      return [
        {
          collection: collections.referrals,
          id: reference.id,
          fields: { ...referral },
          countedOn: referral.created_at,
          create: (transaction) => transaction.create(reference, referral),
        },
      ];
    },
  };
}

/** The audit trail has services in plain text, so a file's own name for one goes under another field, as a fingerprint. */
function auditedJob({ service_type: service, ...job }: StoredJob): NewRecord['fields'] {
  const isOurs = serviceTitles.some((title) => title === service);
  return { ...job, [isOurs ? 'service_type' : 'service_as_given']: service };
}

async function knownCustomers(
  rows: readonly Pick<CustomerRow, 'clientEmail'>[],
  reader: Reader,
): Promise<ReadonlySet<string>> {
  const ids = new Set(rows.map(({ clientEmail }) => customerIdOf(clientEmail)));
  const found = await reader.all([...ids].map((id) => customers().doc(id)));
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

function newCustomer(read: Read<CustomerRow>, importing: Importing): NewRecord {
  const reference = customers().doc(customerIdOf(read.row.clientEmail));
  const { origin } = making(read, importing);
  const client = clientOfRow(read.row);
  const created_at = Timestamp.fromDate(importing.now);
  const customer = { ...client, search_keys: searchKeys(client), origin, created_at };
  return {
    collection: collections.customers,
    id: reference.id,
    fields: customer,
    countedOn: null,
    create: (transaction) => transaction.create(reference, customer),
  };
}

function making({ number }: Pick<Read<unknown>, 'number'>, { importId, by }: Importing) {
  return {
    at: (moment: Date) => Timestamp.fromDate(moment),
    by,
    origin: { import_id: importId, row: number },
  };
}
