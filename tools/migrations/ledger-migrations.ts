import { customerRecord } from '@domain/customer/customer-record';
import { collections } from '@domain/firestore/paths';
import { DamagedRecord, type RecordType } from '@domain/firestore/record-type';
import type { Instant } from '@domain/firestore/instant';
import { jobRecord, type DeletedJob, type StoredJob } from '@domain/job/job-record';
import { ledgerId, rewardRowId } from '@domain/ledger/ledger-id';
import { ledgerRecord } from '@domain/ledger/ledger-record';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import { centsOf } from '@domain/ledger/money-of';
import { bareRow, detailsOfJob, rewardRow } from '@domain/ledger/row-details';
import { rowsOfJob, rowsOfReport, type KnownRow, type RowOfMoney } from '@domain/ledger/rows-of-job';
import { sourceOfJob } from '@domain/ledger/source-of-job';
import { paymentEventRecord } from '@domain/payment/payment-event-record';
import { reportPaymentRecord } from '@domain/payment/report-payment-record';
import { referralRecord } from '@domain/referral/referral-record';
import { inspectionReportRecord } from '@domain/report/inspection-report-record';
import { reportNumber } from '@domain/report/report-number';
import { rewardRecord } from '@domain/reward/reward-record';
import type { Migration, MigrationReader, NewRecord, StoredDocument } from './migration';

/** The record; null for a damaged one, which `npm run ledger:check` names. */
function readOr<Record extends object>(
  type: RecordType<Record>,
  document: StoredDocument | undefined,
): Record | null {
  try {
    return document ? type.read(document.id, document.data) : null;
  } catch (error) {
    if (error instanceof DamagedRecord) return null;
    throw error;
  }
}

const newRow = (id: string, row: LedgerRow<Instant>): NewRecord => ({
  collection: collections.ledger,
  id,
  data: { ...row },
});

const newRows = (
  rows: readonly RowOfMoney<Instant>[],
  details: Partial<LedgerRow<Instant>>,
): readonly NewRecord[] => rows.map(({ id, ...row }) => newRow(id, { ...bareRow, ...details, ...row }));

async function knownRows(
  reader: MigrationReader,
  field: 'booking_id' | 'report_id',
  value: string,
): Promise<readonly KnownRow[]> {
  return (await reader.having(collections.ledger, field, value)).map(({ id, data }) => ({
    id,
    ...ledgerRecord.read(id, data),
  }));
}

const isDeleted = (job: StoredJob<Instant> | DeletedJob<Instant>): job is DeletedJob<Instant> =>
  'deleted_at' in job;

async function ofJob(document: StoredDocument, reader: MigrationReader): Promise<readonly NewRecord[]> {
  const { id } = document;
  const job = readOr(jobRecord, document);
  if (!job || isDeleted(job)) return [];
  if (job.payment_state === 'unpaid' && job.corrected_payments.length === 0) return [];
  const payments = await reader.having(collections.reportPayments, 'booking_id', id);
  const payment = readOr(reportPaymentRecord, payments[0]);
  const rows = rowsOfJob(id, job, payment?.payment_intent ?? null, await knownRows(reader, 'booking_id', id));
  if (rows.length === 0) return [];
  const details = {
    ...detailsOfJob(id, job),
    source: await sourceOf(job, reader),
    imported: job.origin !== null && job.payment?.by !== 'online',
  };
  return newRows(rows, details);
}

async function sourceOf(job: StoredJob<Instant>, reader: MigrationReader) {
  const referral = job.referral_id ? await reader.get(collections.referrals, job.referral_id) : undefined;
  const jobs = await reader.having(collections.bookings, 'customer_id', job.customer_id);
  return sourceOfJob({
    referrer: readOr(referralRecord, referral)?.referrer_kind ?? null,
    returns: jobs.some(
      ({ data }) =>
        data.status === 'completed' &&
        typeof data.scheduled_date === 'string' &&
        data.scheduled_date < job.scheduled_date,
    ),
    booked: job.lead_id !== null,
  });
}

async function ofReport(document: StoredDocument, reader: MigrationReader): Promise<readonly NewRecord[]> {
  const { id } = document;
  const payment = readOr(reportPaymentRecord, document);
  if (!payment || payment.booking_id !== null) return [];
  const rows = rowsOfReport(id, payment, await knownRows(reader, 'report_id', id));
  if (rows.length === 0) return [];
  const report = readOr(inspectionReportRecord, await reader.get(collections.inspectionReports, id));
  const customer_id = report?.customer_id ?? null;
  const customer =
    customer_id === null
      ? null
      : readOr(customerRecord, await reader.get(collections.customers, customer_id));
  const service = report?.sewer_scope_type ?? '';
  const reference = reportNumber(id);
  return newRows(rows, { report_id: id, reference, customer_id, name: customer?.name ?? '', service });
}

/** Online payments that settled nothing, and their refunds. */
async function ofEvent(document: StoredDocument, reader: MigrationReader): Promise<readonly NewRecord[]> {
  const event = readOr(paymentEventRecord, document);
  const intent = event?.payment_intent ?? null;
  if (!event || intent === null || event.report_id === null) return [];
  const { notice, booking_id, report_id, amount, created_at: at } = event;
  const settled = await reader.having(collections.reportPayments, 'payment_intent', intent);
  if (settled.length > 0) return [];
  const details = {
    ...bareRow,
    booking_id,
    report_id,
    method: 'card',
    provider_id: intent,
    applied: false,
    at,
  } as const;
  const total = centsOf(amount);
  if (notice === 'refunded') {
    const others = await reader.having(collections.paymentEvents, 'payment_intent', intent);
    const totals = others
      .filter(({ data }) => data.notice === 'refunded')
      .map(({ data }) => centsOf(Number(data.amount)));
    const before = Math.max(0, ...totals.filter((other) => other < total));
    return [newRow(ledgerId(intent, 'refund', total), { ...details, kind: 'refund', cents: before - total })];
  }
  if (notice === null || notice === 'disputed') return [];
  return [newRow(ledgerId(intent, 'unused'), { ...details, kind: 'payment', cents: total })];
}

function ofReward(document: StoredDocument): Promise<readonly NewRecord[]> {
  const reward = readOr(rewardRecord, document);
  if (reward?.state !== 'paid') return Promise.resolve([]);
  const settled_at = reward.settled_at ?? reward.earned_at;
  return Promise.resolve([newRow(rewardRowId(document.id), rewardRow({ ...reward, settled_at }))]);
}

/** They bring what was paid, waived and rewarded before there was a ledger into it. */
export const ledgerMigrations: readonly Migration[] = [
  {
    id: '1.1.0-ledger-jobs',
    does: 'Writes the ledger’s rows of what was paid, refunded and waived for each job before there was a ledger.',
    collection: collections.bookings,
    newRecords: ofJob,
  },
  {
    id: '1.1.0-ledger-reports',
    does: 'Does the same for each report without a job.',
    collection: collections.reportPayments,
    newRecords: ofReport,
  },
  {
    id: '1.1.0-ledger-unused',
    does: 'Does the same for each online payment that settled nothing.',
    collection: collections.paymentEvents,
    newRecords: ofEvent,
  },
  {
    id: '1.1.0-ledger-rewards',
    does: 'Does the same for each reward that was paid.',
    collection: collections.rewards,
    newRecords: ofReward,
  },
];
