import type { ReactNode } from 'react';
import { arrivalWords } from '@domain/appointment/arrival';
import { amountDue } from '@domain/job/amount-due';
import { payPath } from '@domain/payment/pay-path';
import { jobReference } from '@domain/job/job-reference';
import { config } from '../../platform/config';
import { toIso } from '../../platform/to-iso';
import type { StoredJob } from '../../records/job/stored-job';
import { paymentIdOf } from '../../records/report/report-of-job';
import { readReportPayment } from '../../records/report/report-payment';
import { closedAnswer, type ReportAnswer } from '../parts/report-answer';
import { beginPayment } from './pay-report';
import { lookAgain, progressOf } from './payment-progress';
import { PaymentScreen } from './payment-screen';
import { SettledScreen } from './settled-screen';
import { waitingToPay } from './waiting-path';

/** A job whose client may pay for it, before or after there is a report. */
interface PaidJob {
  readonly key: string;
  readonly bookingId: string;
  readonly job: StoredJob;
}

interface ShownBeside {
  /** How many times a returned payer's page has reloaded; null for all other readers. */
  readonly waited: number | null;
  /** Who else gets the report. */
  readonly recipient: ReactNode;
}

/** The page where a job is paid for: what is due and how to pay it, or that nothing is due anymore. */
export async function showPayment(
  { key, bookingId, job }: PaidJob,
  { waited, recipient }: ShownBeside,
): Promise<ReportAnswer> {
  const facts = [
    ['Property address', job.customer.address],
    ['Appointment', job.status === 'pending' ? '' : arrivalWords(job)],
    ['Reference', jobReference(toIso(job.created_at))],
  ] as const;
  if (job.payment_state !== 'unpaid') {
    if (waited !== null) return { seeOther: payPath(key) };
    const { payment_state: state, payment, report_created: reported } = job;
    const amount = payment?.amount ?? 0;
    const body = <SettledScreen {...{ state, amount, reported, facts, recipient }} />;
    return { status: 200, title: 'Payment', body };
  }
  const amount = amountDue(job);
  const paymentId = await paymentIdOf(bookingId, { reported: job.report_created });
  const progress = progressOf(await readReportPayment(paymentId, bookingId), waited);
  const body = (
    <PaymentScreen
      facts={facts}
      amount={amount}
      payUrl={config.paymentProvider !== null && amount > 0 ? payPath(key) : null}
      progress={progress}
      recipient={recipient}
      early
    />
  );
  const refresh = lookAgain(waited ?? 0, (again) => waitingToPay(key, again));
  return { status: 200, title: 'Payment', body, options: progress === 'waiting' ? { refresh } : {} };
}

/** Redirects to the provider's page, which is the same as the report's. */
export async function payJob({ key, bookingId }: Omit<PaidJob, 'job'>, now: Date): Promise<ReportAnswer> {
  const begun = await beginPayment({ bookingId }, { page: 'job', key }, now);
  if (begun === 'gone') return closedAnswer('unknown');
  return begun ?? { seeOther: payPath(key) };
}
