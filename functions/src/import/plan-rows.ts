import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { normalizeEmail } from '@domain/contact/email';
import { propertyKey } from '@domain/contact/property-key';
import { customerKeys } from '@domain/customer/customer-keys';
import { collections } from '@domain/firestore/paths';
import { addressesFull, addressesOfRow, takeAddresses } from '@domain/import/customer-addresses';
import type { RowOutcome } from '@domain/import/import-calls';
import type { ImportKind } from '@domain/import/import-kinds';
import { importLimits } from '@domain/import/import-limits';
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
import type { ServicesSettings } from '@domain/settings/settings';
import { calendarDateIn } from '@domain/time/calendar-date';
import { sha256 } from '../platform/hash';
import { readable, readableRecord } from '../platform/readable';
import { customerIdOf } from '../records/customer/customer-id';
import { customers, type StoredCustomer } from '../records/customer/stored-customer';
import { jobs, readableJobs, type StoredJob } from '../records/job/stored-job';
import { findProperties } from '../records/property/find-property';
import { writeImported } from '../records/ledger/write-imported';
import { propertyIdOf } from '../records/property/property-id';
import { referrals } from '../records/referral/stored-referral';
import type { Reader } from './reader';

/** A record that a row makes, or a customer to whom it adds addresses. */
export interface PlannedRecord {
  readonly collection: ImportedCollection;
  readonly id: string;
  readonly action: 'imported' | typeof addressesImported;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of a referral, which is counted on the day it was made. */
  readonly countedOn: Timestamp | null;
  readonly write: (transaction: Transaction) => void;
}

export interface PlannedRow {
  readonly outcome: RowOutcome;
  readonly problems: readonly RowProblem[];
  /** What makes two rows describe the same record; empty for a refused row. */
  readonly key: string;
  /** Keys of a customer's addresses that aren't stored, and how many are. */
  readonly addresses: readonly string[];
  readonly has: number;
  readonly unpaid: boolean;
  readonly records: readonly PlannedRecord[];
}

export interface Importing {
  readonly importId: string;
  /** The number of the first row. */
  readonly first: number;
  /** The admin's email address. */
  readonly by: string;
  readonly now: Date;
  readonly services: ServicesSettings;
}

type Client = Pick<CustomerRow, 'clientName' | 'clientEmail' | 'clientPhone' | 'address'>;

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
  readonly records: (read: Read<Row>) => readonly PlannedRecord[];
  readonly unpaid?: (row: Row) => boolean;
}

/** The audit entry of a customer to whom an import added addresses. */
export const addressesImported = 'addresses-imported';

/** Decides what an import does with these rows: reads only. The records are written with `write`. */
export function planRows(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  importing: Importing,
  reader: Reader,
): Promise<readonly PlannedRow[]> {
  switch (kind) {
    case 'customers':
      return planCustomers(rows, importing, reader);
    case 'jobs':
      return planned(kind, rows, importing, (read) => planJobs(read, importing, reader));
    case 'referrals':
      return planned(kind, rows, importing, (read) => planReferrals(read, importing, reader));
  }
}

const nothing = { key: '', addresses: [], has: 0, unpaid: false, records: [] } as const;

async function planned<Kind extends Exclude<ImportKind, 'customers'>>(
  kind: Kind,
  rows: readonly (readonly string[])[],
  { first, now, services }: Importing,
  planOf: (read: readonly RowOf<Kind>[]) => Promise<Plan<RowOf<Kind>>>,
): Promise<readonly PlannedRow[]> {
  const read = rows.map((cells) => readRow(services, kind, cells, now));
  const plan = await planOf(read.flatMap(({ row }) => (row ? [row] : [])));
  const seen = new Set(plan.known);
  return read.map(({ row, problems }, index): PlannedRow => {
    if (!row) return { ...nothing, outcome: 'refused', problems };
    const key = plan.keyOf(row);
    const isNew = !seen.has(key);
    seen.add(key);
    return {
      ...nothing,
      outcome: isNew ? 'made' : 'matched',
      problems,
      key: sha256(key),
      unpaid: isNew && (plan.unpaid?.(row) ?? false),
      records: isNew ? plan.records({ row, number: first + index }) : [],
    };
  });
}

async function planCustomers(
  rows: readonly (readonly string[])[],
  importing: Importing,
  reader: Reader,
): Promise<readonly PlannedRow[]> {
  const read = rows.map((cells) => readRow(importing.services, 'customers', cells, importing.now));
  const met = await metCustomers(
    read.flatMap(({ row }) => (row ? [row] : [])),
    reader,
  );
  const planned = read.map(({ row, problems }, index): PlannedRow => {
    const customer = row && met.get(customerIdOf(row.clientEmail));
    if (!customer) return { ...nothing, outcome: 'refused', problems };
    const offered = [...addressesOfRow(row)].filter(([key]) => !customer.stored.has(key));
    const addresses = offered.map(([key]) => key);
    const described = { ...nothing, key: customer.id, addresses: addresses.map(sha256), has: customer.has };
    const fresh = takeAddresses({ stored: customer.has, taken: customer.taken }, addresses);
    if (!fresh) return { ...described, outcome: 'refused', problems: [addressesFull] };
    const isNew = !customer.exists && customer.first === null;
    if (!isNew && fresh.length === 0) return { ...described, outcome: 'matched', problems };
    customer.first ??= { row, number: importing.first + index };
    customer.added.push(...offered.flatMap(([key, address]) => (fresh.includes(key) ? [address] : [])));
    return { ...described, outcome: isNew ? 'made' : 'added', problems };
  });
  // All of a customer's addresses are written at once, with the first row that changes anything.
  const records = [...met.values()].flatMap((customer) => {
    const { first } = customer;
    return first ? [{ number: first.number, record: customerRecord(customer, first, importing) }] : [];
  });
  return planned.map((row, index) => ({
    ...row,
    records: records.filter(({ number }) => number === importing.first + index).map(({ record }) => record),
  }));
}

/** A customer whom some rows describe. */
interface MetCustomer {
  readonly id: string;
  readonly exists: boolean;
  /** Null for a new customer, and for one whose record is damaged. */
  readonly record: StoredCustomer | null;
  /** The stored addresses by property, and how many count against the limit. */
  readonly stored: ReadonlySet<string>;
  readonly has: number;
  readonly taken: Set<string>;
  /** The first row that changes anything. */
  first: Read<CustomerRow> | null;
  readonly added: string[];
}

async function metCustomers(
  rows: readonly CustomerRow[],
  reader: Reader,
): Promise<ReadonlyMap<string, MetCustomer>> {
  const ids = new Set(rows.map(({ clientEmail }) => customerIdOf(clientEmail)));
  const found = await reader.all([...ids].map((id) => customers().doc(id)));
  return new Map(
    found.map((document): [string, MetCustomer] => {
      const record = readableRecord(document) ?? null;
      const addresses = record
        ? [record.address, ...record.more_addresses.map(({ address }) => address)]
        : [];
      const stored = new Set(addresses.filter((address) => address !== '').map(propertyKey));
      return [
        document.id,
        {
          id: document.id,
          exists: document.exists,
          record,
          stored,
          // What a damaged record has isn't known, so that nothing can be added to it.
          has: document.exists && !record ? importLimits.addresses : stored.size,
          taken: new Set(),
          first: null,
          added: [],
        },
      ];
    }),
  );
}

/** The customer's record with the addresses that some rows bring: a new one, or the stored one with more of them. */
function customerRecord(
  { record, added }: MetCustomer,
  first: Read<CustomerRow>,
  importing: Importing,
): PlannedRecord {
  if (!record) {
    const [address = '', ...more] = added;
    return newCustomer({ ...first, row: { ...first.row, address } }, importing, more);
  }
  const reference = customers().doc(customerIdOf(first.row.clientEmail));
  const { import_id } = making(first, importing).origin;
  const more_addresses = [...record.more_addresses, ...added.map((address) => ({ address, import_id }))];
  const fields = {
    more_addresses,
    address_imports: [...new Set([...record.address_imports, import_id])],
    search_keys: customerKeys(record, more_addresses),
  };
  return {
    collection: collections.customers,
    id: reference.id,
    action: addressesImported,
    fields,
    countedOn: null,
    write: (transaction) => transaction.update(reference, fields),
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
  const places = await findProperties(
    (references) => reader.all(references),
    rows.map(({ address }) => address),
  );
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
      const propertyId = places.get(propertyIdOf(read.row.address)) ?? '';
      const job = importedJob(read.row, { customerId, propertyId }, making(read, importing));
      const reference = jobs().doc(`import-${importing.importId}-${read.number}`);
      return [
        {
          collection: collections.bookings,
          id: reference.id,
          action: 'imported',
          fields: auditedJob(importing.services, job),
          countedOn: null,
          write(transaction) {
            transaction.create(reference, job);
            writeImported(transaction, reference.id, job);
          },
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
          action: 'imported',
          fields: { ...referral },
          countedOn: referral.created_at,
          write: (transaction) => transaction.create(reference, referral),
        },
      ];
    },
  };
}

/** The audit trail has services in plain text, so a file's own name for one goes under another field, as a fingerprint. */
function auditedJob(
  { catalog }: ServicesSettings,
  { service_type: service, ...job }: StoredJob,
): PlannedRecord['fields'] {
  const isOurs = catalog.some(({ title }) => title === service);
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

function newCustomer(read: Read<Client>, importing: Importing, more: readonly string[] = []): PlannedRecord {
  const reference = customers().doc(customerIdOf(read.row.clientEmail));
  const { origin } = making(read, importing);
  const client = clientOfRow(read.row);
  const { import_id } = origin;
  const more_addresses = more.map((address) => ({ address, import_id }));
  const customer: StoredCustomer = {
    ...client,
    more_addresses,
    address_imports: more.length > 0 ? [import_id] : [],
    search_keys: customerKeys(client, more_addresses),
    origin,
    created_at: Timestamp.fromDate(importing.now),
  };
  return {
    collection: collections.customers,
    id: reference.id,
    action: 'imported',
    fields: { ...customer },
    countedOn: null,
    write: (transaction) => transaction.create(reference, customer),
  };
}

function making({ number }: Pick<Read<unknown>, 'number'>, { importId, by }: Importing) {
  return {
    at: (moment: Date) => Timestamp.fromDate(moment),
    by,
    origin: { import_id: importId, row: number },
  };
}
