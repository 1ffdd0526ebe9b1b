import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { ledgerId, type LedgerOccasion } from '@domain/ledger/ledger-id';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import {
  ledgerChange,
  moneyInRows,
  moneyOfJob,
  moneyOfReport,
  noMoney,
  type Money,
} from '@domain/ledger/money-of';
import { bareRow, detailsOfJob } from '@domain/ledger/row-details';
import { sourceOfJob } from '@domain/ledger/source-of-job';
import { reportNumber } from '@domain/report/report-number';
import { customers } from '../customer/stored-customer';
import { jobs, type StoredJob } from '../job/stored-job';
import type { StoredReportPayment } from '../payment/stored-payment';
import { referrals } from '../referral/stored-referral';
import type { ReportWithId } from '../report/report-of-job';
import { ledger, type StoredRow } from './stored-row';

/** What money is about: a job, or a report without one. */
export interface LedgerSubject {
  readonly job: { readonly record: { readonly id: string }; readonly stored: StoredJob } | null;
  readonly report: ReportWithId | null;
  /** The id of the payment record: the report's, also before there is one. */
  readonly reportId: string;
  /** The payment record; left out for a job, whose own money counts. */
  readonly payment?: StoredReportPayment | undefined;
}

interface Entry {
  readonly kind: Exclude<LedgerRow['kind'], 'reward'>;
  readonly occasion: LedgerOccasion;
  /** What distinguishes it from others of its occasion. */
  readonly when: number;
  readonly method?: LedgerRow['method'];
  readonly providerId?: string | null;
  readonly at: Timestamp;
}

export interface Ledger {
  /** The money by the job or report. */
  readonly before: Money;
  /** Appends the row after which the job or report has this money; nothing if it has it already. */
  readonly append: (entry: Entry, after: Money) => void;
  /** Appends a row of US cents that moved, but don't count for the job or report. */
  readonly appendBeside: (entry: Entry, cents: number) => void;
}

/**
 * Opens the ledger of a job or of a report without one, so that what moves money adds its row in the same transaction.
 * Reads only, until something is appended.
 */
export async function openLedger(transaction: Transaction, about: LedgerSubject): Promise<Ledger> {
  const subject = about.job?.record.id ?? about.reportId;
  const [details, before, imported] = await Promise.all([
    detailsOf(transaction, about),
    moneyBefore(transaction, about),
    isImported(transaction, about),
  ]);
  let money = before;
  const create = (entry: Entry, row: Pick<StoredRow, 'cents' | 'waived_cents' | 'applied' | 'imported'>) => {
    const { kind, occasion, when, method = '', providerId = null, at } = entry;
    const reference = ledger().doc(ledgerId(subject, occasion, when));
    transaction.create(reference, {
      ...bareRow,
      ...details,
      kind,
      method,
      provider_id: providerId,
      at,
      ...row,
    });
  };
  return {
    before,
    append(entry, after) {
      const change = ledgerChange(money, after);
      money = after;
      if (!change) return;
      create(entry, { ...change, applied: true, imported: imported && entry.kind === 'correction' });
    },
    appendBeside(entry, cents) {
      if (cents !== 0) create(entry, { cents, waived_cents: 0, applied: false, imported: false });
    },
  };
}

/** The same for a job alone. */
export function openJobLedger(transaction: Transaction, bookingId: string, job: StoredJob): Promise<Ledger> {
  return openLedger(transaction, {
    job: { record: { id: bookingId }, stored: job },
    report: null,
    reportId: '',
  });
}

/** The money of a job before the transaction; US cents of a whole waiver are in its rows alone. */
async function moneyBefore(transaction: Transaction, about: LedgerSubject): Promise<Money> {
  const { job, reportId, payment } = about;
  const state = job?.stored.payment_state ?? payment?.state;
  const waiver =
    state === 'waived'
      ? await waivedBy(transaction, job ? 'booking_id' : 'report_id', job?.record.id ?? reportId)
      : 0;
  if (job) return moneyOfJob(job.stored, waiver);
  return payment ? moneyOfReport(payment, waiver) : noMoney;
}

async function waivedBy(
  transaction: Transaction,
  field: 'booking_id' | 'report_id',
  id: string,
): Promise<number> {
  const { docs } = await transaction.get(ledger().where(field, '==', id));
  return moneyInRows(docs.map((row) => row.data())).waived;
}

/** Whether the payment on record came with an import, so that its correction is no news to other books either. */
async function isImported(transaction: Transaction, { job }: LedgerSubject): Promise<boolean> {
  const payment = job?.stored.payment;
  if (!job || !payment || job.stored.origin === null) return false;
  const occasion = job.stored.payment_state === 'waived' ? 'waiver' : 'payment';
  const row = ledger().doc(ledgerId(job.record.id, occasion, payment.at.toMillis()));
  return (await transaction.get(row)).data()?.imported ?? false;
}

type Details = Pick<
  StoredRow,
  'booking_id' | 'report_id' | 'reference' | 'customer_id' | 'name' | 'source' | 'service' | 'inspector_id'
>;

/** What a row says of what it is about. Reads only. */
export async function detailsOf(
  transaction: Transaction,
  { job, report, reportId }: LedgerSubject,
): Promise<Details> {
  if (job) {
    return {
      ...detailsOfJob(job.record.id, job.stored),
      report_id: report?.id ?? null,
      source: await readSource(transaction, job.stored),
    };
  }
  return {
    booking_id: null,
    report_id: reportId,
    reference: reportNumber(reportId),
    customer_id: report?.report.customer_id ?? null,
    name: await nameOf(transaction, report?.report.customer_id ?? null),
    source: '',
    service: report?.report.sewer_scope_type ?? '',
    inspector_id: null,
  };
}

/** The name of a report's client, whom it names by their email address. */
async function nameOf(transaction: Transaction, customerId: string | null): Promise<string> {
  if (customerId === null) return '';
  return (await transaction.get(customers().doc(customerId))).data()?.name ?? '';
}

/** So many of a client's last jobs before this one show whether they come back. */
const earlierJobs = 5;

async function readSource(transaction: Transaction, job: StoredJob) {
  const { referral_id: referralId, customer_id: customerId, scheduled_date: date } = job;
  const referral = referralId ? (await transaction.get(referrals().doc(referralId))).data() : undefined;
  const earlier = jobs()
    .where('customer_id', '==', customerId)
    .where('scheduled_date', '<', date)
    .orderBy('scheduled_date', 'desc')
    .limit(earlierJobs)
    .select('status');
  const before = referral ? [] : (await transaction.get(earlier)).docs;
  return sourceOfJob({
    referrer: referral?.referrer_kind ?? null,
    returns: before.some((row) => row.get('status') === 'completed'),
    booked: job.lead_id !== null,
  });
}
