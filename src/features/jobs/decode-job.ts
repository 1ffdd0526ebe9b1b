import { formsLinkStates, type Job, type Cancellation, type ClientMove } from '@domain/job/job';
import { paymentStates, type Payment } from '@domain/payment/payment-state';
import { jobStatuses, workflowStatuses } from '@domain/job/job-status';
import { accessFlags } from '@domain/questionnaire/access-flags';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { readFormsStatus } from '@/shared/job/read-forms-status';
import { readLastMail } from '@/shared/mail/read-last-mail';
import { readCorrectedPayments, readHeldPayment, readPayment } from '@/shared/payment/read-held-payment';

/** Decodes a document of `bookings`; a missing workflow status counts as scheduled. */
export function decodeJob(id: string, document: PlainDocument): Job {
  const text = (name: string) => readField.text(document, name);
  const customer = readField.map(document, 'customer');
  const link = readField.map(document, 'forms_link');
  const flags = readField.texts(document, 'access_flags');
  return {
    id,
    customer_id: text('customer_id'),
    customer: {
      name: readField.text(customer, 'name'),
      email: readField.text(customer, 'email'),
      phone: readField.text(customer, 'phone'),
      address: readField.text(customer, 'address'),
    },
    service_type: text('service_type'),
    scheduled_date: text('scheduled_date'),
    scheduled_time: text('scheduled_time'),
    status: readField.oneOf(document, 'status', jobStatuses, 'pending'),
    workflow_status: readField.oneOf(document, 'workflow_status', workflowStatuses, 'scheduled'),
    total_price: readField.number(document, 'total_price'),
    special_instructions: text('special_instructions'),
    lead_id: readField.textOrNull(document, 'lead_id'),
    referral_id: readField.textOrNull(document, 'referral_id'),
    forms_status: readFormsStatus(document),
    signed_by_other: readField.flag(document, 'signed_by_other'),
    follow_up_answered: readField.flag(document, 'follow_up_answered'),
    access_flags: accessFlags.filter((flag) => flags.includes(flag)),
    forms_link: {
      state: readField.oneOf(link, 'state', formsLinkStates, 'revoked'),
      expires_at: readField.text(link, 'expires_at'),
    },
    report_created: readField.flag(document, 'report_created'),
    payment_state: readField.oneOf(document, 'payment_state', paymentStates, 'unpaid'),
    payment: decodePayment(document),
    held_payment: readHeldPayment(document),
    corrected_payments: readCorrectedPayments(document),
    report_mail: readLastMail(document, 'report_mail'),
    forms_mail: readLastMail(document, 'forms_mail'),
    search_keys: readField.texts(document, 'search_keys'),
    calendar_sequence: readField.number(document, 'calendar_sequence'),
    started_at: readField.textOrNull(document, 'started_at'),
    completed_at: readField.textOrNull(document, 'completed_at'),
    report_sent_at: readField.textOrNull(document, 'report_sent_at'),
    report_in_time: typeof document.report_in_time === 'boolean' ? document.report_in_time : null,
    amendment_unsent: readField.flag(document, 'amendment_unsent'),
    cancellation: decodeCancellation(document),
    client_move: decodeClientMove(document),
    created_at: text('created_at'),
  };
}

function decodePayment(document: PlainDocument): Payment | null {
  const payment = readField.map(document, 'payment');
  return Object.keys(payment).length === 0 ? null : readPayment(payment);
}

function decodeCancellation(document: PlainDocument): Cancellation | null {
  const cancellation = readField.map(document, 'cancellation');
  if (Object.keys(cancellation).length === 0) return null;
  return {
    reason: readField.text(cancellation, 'reason'),
    at: readField.text(cancellation, 'at'),
    by: readField.text(cancellation, 'by'),
  };
}

function decodeClientMove(document: PlainDocument): ClientMove | null {
  const move = readField.map(document, 'client_move');
  if (Object.keys(move).length === 0) return null;
  return {
    from_date: readField.text(move, 'from_date'),
    from_time: readField.text(move, 'from_time'),
    at: readField.text(move, 'at'),
  };
}
