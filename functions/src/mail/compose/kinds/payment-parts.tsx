import type { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { chargePaid } from '@domain/job/ending-words';
import { jobReference } from '@domain/job/job-reference';
import type { MailSubject } from '@domain/mail/mail-subject';
import { paymentMethodLabels, type PaymentMethod } from '@domain/payment/payment-method';
import type { PaymentState } from '@domain/payment/payment-state';
import { movedSince, type PriceDifference } from '@domain/payment/price-difference';
import { receiptNumber } from '@domain/payment/receipt-number';
import { toReportForm } from '@domain/report/report-record';
import { knownService } from '@domain/settings/offered-services';
import type { PlaceholderValues } from '@domain/settings/worded-emails';
import { dollars } from '@domain/text/dollars';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { settingsNow } from '../../../platform/settings-now';
import { toIso } from '../../../platform/to-iso';
import { jobs } from '../../../records/job/stored-job';
import type { StoredCorrectedPayment, StoredPayment } from '../../../records/payment/held-payment';
import { paymentReference, reportPayments } from '../../../records/payment/stored-payment';
import { reports } from '../../../records/report/stored-report';
import { loadSubjects } from '../load-subjects';
import { firstNameIn } from '../hello';
import { Paragraph, type Fact } from '../templates/mail-parts';

/** The payment of a job, or of a report without one, in its current state. */
export interface PaidFor {
  readonly to: string;
  readonly name: string;
  /** The job's id, or the report's. */
  readonly id: string;
  readonly state: PaymentState;
  /** US dollars due while unpaid. */
  readonly due: number;
  readonly payment: Pick<StoredPayment, 'amount' | 'method' | 'at'> | null;
  /** Payments that were recorded by mistake, oldest first. */
  readonly corrected: readonly StoredCorrectedPayment[];
  readonly difference: PriceDifference<Timestamp> | null;
  /** US dollars returned by the provider, and when. */
  readonly refunded: number;
  readonly refundedAt: Timestamp | null;
  readonly service: string;
  readonly propertyAddress: string;
  readonly reference: string;
  readonly isOver: boolean;
  readonly reported: boolean;
}

/** The payments of an email about payments, which is never gathered: one subject, or none if it is gone. */
export async function loadPaidFor(subjects: readonly MailSubject[]): Promise<PaidFor | null> {
  const [job] = await loadSubjects(jobs(), subjects);
  if (job) {
    const paid = (await reportPayments().where('booking_id', '==', job.id).limit(1).get()).docs[0]?.data();
    const { payment, cancellation } = job;
    const ended = { ending: job.ending, endedAt: cancellation?.at.toDate() ?? null };
    const charge = payment ? chargePaid(ended, payment.at.toDate()) : '';
    return {
      to: job.customer.email,
      name: job.customer.name,
      id: job.id,
      state: job.payment_state,
      due: job.status === 'cancelled' ? job.charge : job.total_price,
      payment,
      corrected: paidByMistake(job.corrected_payments),
      difference: job.price_difference,
      refunded: paid?.refunded_amount ?? 0,
      refundedAt: paid?.refunded_at ?? null,
      service: charge || knownService(settingsNow().services, job.service_type),
      propertyAddress: job.customer.address,
      reference: jobReference(toIso(job.created_at)),
      isOver: job.status === 'cancelled',
      reported: job.report_created,
    };
  }
  const [report] = await loadSubjects(reports(), subjects);
  const paid = report && (await paymentReference(report.id).get()).data();
  if (!report || !paid) return null;
  const form = toReportForm(report);
  return {
    to: report.client_email,
    name: form.clientName,
    id: report.id,
    state: paid.state,
    due: paid.amount,
    payment: paid.state === 'paid' && paid.paid_at ? { ...paid, at: paid.paid_at } : null,
    corrected: paidByMistake(paid.corrected_payments),
    difference: null,
    refunded: paid.refunded_amount,
    refundedAt: paid.refunded_at,
    service: knownService(settingsNow().services, report.sewer_scope_type || 'Sewer inspection'),
    propertyAddress: form.propertyAddress,
    reference: '',
    isOver: false,
    reported: true,
  };
}

const paidByMistake = (corrected: readonly StoredCorrectedPayment[]) =>
  corrected.filter(({ state }) => state === 'paid');

/** US dollars paid after the payment itself (above 0) or returned by the office (below 0). */
export function movedFor({ payment, difference }: Pick<PaidFor, 'payment' | 'difference'>): number {
  return payment ? movedSince(payment, difference) : 0;
}

/** What a payment was for. */
export function aboutRows({ service, propertyAddress, reference }: PaidFor): readonly Fact[] {
  return [
    ['For', service],
    ['Property address', propertyAddress],
    ['Reference', reference],
  ];
}

/** What emails about a payment can fill in; `amount` is the one that they are about. */
export function paymentValues(paid: PaidFor, amount: number): PlaceholderValues<'payment_receipt'> {
  return {
    service: paid.service,
    reference: paid.reference,
    'first name': firstNameIn(paid.name),
    address: paid.propertyAddress,
    amount: dollars(amount),
  };
}

export function numberOf({ id, payment, corrected }: PaidFor): string {
  return payment ? receiptNumber(id, payment.at.toDate(), corrected.length) : '';
}

/** `$175 by check on Monday, November 23, 2026`. */
export function paymentWords(amount: number, method: PaymentMethod | '', at: Timestamp): string {
  const how =
    method === '' || method === 'other'
      ? ''
      : method === 'cash'
        ? ' in cash'
        : ` by ${paymentMethodLabels[method].toLowerCase()}`;
  return `${dollars(amount)}${how} on ${dayOf(at)}`;
}

export function dayOf(at: Timestamp): string {
  return longDate(calendarDateIn(business.timeZone, at.toDate()));
}

/** Where the PDF is, and how to ask. */
export function ReceiptFoot() {
  return (
    <Paragraph>
      You can also download your receipt as a PDF after signing in at {config.siteUrl}
      {routes.customerPortal}. Questions? Reply to this email or call {phoneNow().display}.
    </Paragraph>
  );
}
