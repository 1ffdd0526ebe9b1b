import { jobBalance } from '@domain/customer/job-balance';
import type { Job } from '@domain/job/job';
import { foundAddress } from '@domain/office/list-view';
import { paymentMethodLabels, type PaymentMethod } from '@domain/payment/payment-method';
import { dollars } from '@domain/text/dollars';
import { differenceWords } from '@/features/jobs/payment/difference-words';
import { heldWords, paymentWords } from '@/features/jobs/job-words';
import type { ReportPaymentRow } from '@/features/report-actions/report-payments';
import type { ReportRow } from '@/features/report-actions/report-row';
import { reportNumber } from '@domain/report/report-number';
import { amountDue } from '@domain/job/amount-due';
import { writtenInstant } from '@/ui/written-instant';
import { foundReportAddress } from '../report/report-address';
import { jobTitle } from './job-title';
import { outstandingWords } from './outstanding-words';
import { RecordList, type RecordItem } from './record-list';

/** A report without a job, with what is due for it. */
export interface PaidReport {
  readonly report: ReportRow;
  readonly payment: ReportPaymentRow;
}

const by = (method: PaymentMethod | '') => (method === '' ? '' : paymentMethodLabels[method]);

function itemOfJob(job: Job): RecordItem {
  const { payment, held_payment: held, price_difference: difference, corrected_payments: corrected } = job;
  const { later } = jobBalance(job);
  const due = amountDue(job);
  const state =
    job.payment_state !== 'unpaid'
      ? paymentWords[job.payment_state]
      : later > 0
        ? 'Due after inspection'
        : due === 0
          ? 'Nothing owed'
          : paymentWords.unpaid;
  return {
    key: job.id,
    title: `${dollars(due)}, ${jobTitle(job)}`,
    to: foundAddress('jobs', job.id),
    facts: [
      held ? heldWords[held.state] : state,
      payment ? `${dollars(payment.amount)} ${by(payment.method)}`.trim() : '',
      payment ? `${writtenInstant(payment.at)}, ${payment.by}` : '',
      payment?.note ?? '',
      difference ? differenceWords(difference) : '',
      ...corrected.map(
        (each) =>
          `${dollars(each.amount)} corrected ${writtenInstant(each.corrected_at)}, ${each.corrected_by}. ${each.reason}`,
      ),
    ],
  };
}

function itemOfReport({ report, payment }: PaidReport): RecordItem {
  return {
    key: report.id,
    title: `${dollars(payment.amount)}, report ${reportNumber(report.id)}`,
    to: foundReportAddress(report.id),
    facts: [
      payment.held ? heldWords[payment.held.state] : paymentWords[payment.state],
      payment.state === 'unpaid' ? '' : `${writtenInstant(payment.recordedAt)}, ${payment.by}`,
    ],
  };
}

interface PaymentsSectionProps {
  readonly jobs: readonly Job[];
  readonly reports: readonly PaidReport[];
  /** Whether there are further jobs or reports, so that the sum isn't the whole. */
  readonly partial: boolean;
}

/** What a customer has paid and still has to, for each job and each report without a job. */
export function PaymentsSection({ jobs, reports, partial }: PaymentsSectionProps) {
  return (
    <>
      <strong>
        {outstandingWords(jobs, reports)}
        {partial && ' in the records shown'}
      </strong>
      <RecordList none="No payments yet." items={[...jobs.map(itemOfJob), ...reports.map(itemOfReport)]} />
    </>
  );
}
