import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import type { Instant } from '@domain/firestore/instant';
import { DamagedRecord, type RecordType } from '@domain/firestore/record-type';
import { amountDue } from '@domain/job/amount-due';
import { jobRecord } from '@domain/job/job-record';
import { rewardRowId } from '@domain/ledger/ledger-id';
import {
  mayHaveLeft,
  unbalanced,
  unbalancedAtProvider,
  wholeWaiver,
  type LedgerProblem,
} from '@domain/ledger/ledger-problems';
import { ledgerRecord } from '@domain/ledger/ledger-record';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import { centsOf, moneyOfJob, moneyOfReport, noMoney } from '@domain/ledger/money-of';
import { paymentEventRecord } from '@domain/payment/payment-event-record';
import { reportPaymentRecord } from '@domain/payment/report-payment-record';
import { rewardRecord } from '@domain/reward/reward-record';
import { calendarDateIn } from '@domain/time/calendar-date';

interface Read<Record> {
  readonly id: string;
  readonly record: Record;
}

export interface LedgerJudgment {
  readonly problems: readonly LedgerProblem[];
  /** Rows that were read. */
  readonly rows: number;
  /** Jobs, reports, online payments and rewards that they were compared with. */
  readonly compared: number;
}

/** Compares the ledger with the jobs, reports, online payments and rewards of a project. Writes nothing. */
export async function findLedgerProblems(firestore: Firestore, now: Date): Promise<LedgerJudgment> {
  const problems: LedgerProblem[] = [];
  const readAll = async <Record extends object>(type: RecordType<Record>): Promise<Read<Record>[]> => {
    const { docs } = await firestore.collection(type.collection).get();
    return docs.flatMap((doc) => readOr(type, doc, problems));
  };
  const rows = await readAll(ledgerRecord);
  const byJob = grouped(rows, ({ record }) => record.booking_id ?? '');
  const byReport = grouped(rows, ({ record }) =>
    record.booking_id === null ? (record.report_id ?? '') : '',
  );
  const byProvider = grouped(rows, ({ record }) => record.provider_id ?? '');
  const today = calendarDateIn(business.timeZone, now);
  const isOld = (...moments: readonly (Instant | null | undefined)[]) =>
    moments.some((at) => at && mayHaveLeft(calendarDateIn(business.timeZone, at.toDate()), today));
  let compared = 0;
  const judge = (problem: LedgerProblem | null) => {
    compared += 1;
    if (problem) problems.push(problem);
  };

  const jobs = await readAll(jobRecord);
  for (const { id, record: job } of jobs) {
    // Its rows stay in the books.
    if ('deleted_at' in job || isOld(job.payment?.at, job.corrected_payments[0]?.at)) continue;
    const own = byJob.get(id) ?? [];
    const waiver = wholeWaiver(own, centsOf(amountDue(job)));
    judge(unbalanced(`${collections.bookings}/${id}`, own, moneyOfJob(job, waiver)));
  }

  const payments = await readAll(reportPaymentRecord);
  for (const { id, record: payment } of payments) {
    const name = `${collections.reportPayments}/${id}`;
    if (isOld(payment.settled_at, payment.paid_at, payment.corrected_payments[0]?.at)) continue;
    if (payment.booking_id === null) {
      const own = byReport.get(id) ?? [];
      const waiver = wholeWaiver(own, centsOf(payment.amount));
      judge(unbalanced(name, own, moneyOfReport(payment, waiver)));
    }
    if (payment.payment_intent === null || payment.by !== 'online') continue;
    // One that the office's may be is decided within minutes.
    const returned = payment.refunded_amount - (payment.refund_assumed?.amount ?? 0);
    const cents = centsOf(payment.amount) - centsOf(returned);
    judge(unbalancedAtProvider(name, byProvider.get(payment.payment_intent) ?? [], cents));
  }

  const settled = new Set(payments.map(({ record }) => record.payment_intent));
  const events = await readAll(paymentEventRecord);
  for (const [intent, known] of grouped(events, ({ record }) => record.payment_intent ?? '')) {
    // One that settled a job or report is compared with it, as long as that is there.
    if (intent === '' || settled.has(intent) || known.some(({ notice }) => notice === null)) continue;
    if (known.some((event) => isOld(event.created_at))) continue;
    const cents = (wanted: (notice: string | null) => boolean) =>
      Math.max(
        0,
        ...known
          .filter(({ notice, report_id }) => report_id !== null && notice !== 'disputed' && wanted(notice))
          .map(({ amount }) => centsOf(amount)),
      );
    const left =
      cents((notice) => notice !== null && notice !== 'refunded') - cents((notice) => notice === 'refunded');
    judge(unbalancedAtProvider(`payment ${intent}`, byProvider.get(intent) ?? [], left));
  }

  const rewards = await readAll(rewardRecord);
  const byId = new Map(rows.map(({ id, record }) => [id, record]));
  for (const { id, record: reward } of rewards) {
    if (isOld(reward.settled_at)) continue;
    const paid = reward.state === 'paid' ? -centsOf(reward.amount) : 0;
    const inLedger = byId.get(rewardRowId(id))?.cents ?? 0;
    const sentence = `paid $${(-paid / 100).toFixed(2)}, and the ledger has $${(-inLedger / 100).toFixed(2)}`;
    judge(paid === inLedger ? null : { record: `${collections.rewards}/${id}`, sentence });
  }

  problems.push(...ofNothing(byJob, await knownJobs(firestore, jobs, byJob)));
  return { problems, rows: rows.length, compared };
}

/** The record, or the problem that it is damaged. */
function readOr<Record extends object>(
  type: RecordType<Record>,
  doc: QueryDocumentSnapshot,
  problems: LedgerProblem[],
): Read<Record>[] {
  try {
    return [{ id: doc.id, record: type.read(doc.id, doc.data()) }];
  } catch (error) {
    if (!(error instanceof DamagedRecord)) throw error;
    problems.push({ record: `${error.collection}/${error.id}`, sentence: `is damaged: ${error.field}` });
    return [];
  }
}

function grouped<Record>(
  list: readonly Read<Record>[],
  keyOf: (read: Read<Record>) => string,
): ReadonlyMap<string, readonly Record[]> {
  const groups = new Map<string, Record[]>();
  for (const read of list) {
    const key = keyOf(read);
    const group = groups.get(key);
    if (group) group.push(read.record);
    else groups.set(key, [read.record]);
  }
  return groups;
}

/** The jobs that there are, and those that were deleted or whose import was undone: their audit trails stay. */
async function knownJobs(
  firestore: Firestore,
  jobs: readonly Read<object>[],
  byJob: ReadonlyMap<string, readonly LedgerRow<Instant>[]>,
): Promise<ReadonlySet<string>> {
  const there = new Set(jobs.map(({ id }) => id));
  const gone = [...byJob.keys()].filter((id) => id !== '' && !there.has(id));
  const known = await Promise.all(gone.map(async (id) => ((await hasTrail(firestore, id)) ? [id] : [])));
  return new Set([...there, ...known.flat()]);
}

async function hasTrail(firestore: Firestore, id: string): Promise<boolean> {
  const audits: CollectionName = collections.auditLog;
  const { empty } = await firestore.collection(audits).where('record_id', '==', id).limit(1).get();
  return !empty;
}

/** Rows of jobs that never were. */
function ofNothing(
  byJob: ReadonlyMap<string, readonly LedgerRow<Instant>[]>,
  known: ReadonlySet<string>,
): readonly LedgerProblem[] {
  return [...byJob].flatMap(([id, rows]) => {
    if (id === '' || known.has(id)) return [];
    return unbalanced(`${collections.bookings}/${id}`, rows, noMoney) ?? [];
  });
}
