import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import {
  instant,
  instantOrNull,
  listOf,
  map,
  numeric,
  oneOf,
  text,
  textOrNull,
  texts,
} from '../firestore/stored-fields';
import { correctedPayment, heldPayment, payment } from './payment-fields';
import { paymentMethods } from './payment-method';
import { paymentStates } from './payment-state';
import { checkoutStates, type ReportPayment } from './report-payment';

const reportPayment: Reads<ReportPayment<Instant>> = object({
  report_id: text(),
  booking_id: textOrNull(),
  amount: numeric(),
  currency: oneOf(['usd']),
  state: oneOf(paymentStates),
  method: oneOf([...paymentMethods, '']),
  note: text(),
  by: text(),
  checkout: map({
    attempt: numeric(),
    amount: numeric(),
    state: oneOf(checkoutStates),
    session_id: text(),
    url: text(),
    expires_at: instant(),
  }).nullable(),
  ending_sessions: texts().default([]),
  payment_intent: textOrNull(),
  refunded_amount: numeric(),
  refund_assumed: map({ event: text(), amount: numeric(), total: numeric() }).nullable().default(null),
  held_payment: heldPayment().nullable().default(null),
  corrected_payments: listOf(correctedPayment()).default([]),
  replaced: payment().nullable().default(null),
  settled_at: instantOrNull().default(null),
  paid_at: instantOrNull(),
  refunded_at: instantOrNull(),
  created_at: instant(),
});

export const reportPaymentRecord = recordType(collections.reportPayments, reportPayment);
