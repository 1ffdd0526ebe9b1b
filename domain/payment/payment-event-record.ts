import { object } from 'yup';
import type { Instant } from '../firestore/instant';
import { collections } from '../firestore/paths';
import { recordType, type Reads } from '../firestore/record-type';
import { instant, numeric, oneOf, text, textOrNull } from '../firestore/stored-fields';
import { paymentNotices, type ProcessedPaymentEvent } from './report-payment';

const event: Reads<ProcessedPaymentEvent<Instant>> = object({
  type: text(),
  report_id: textOrNull(),
  booking_id: textOrNull(),
  amount: numeric(),
  payment_intent: textOrNull(),
  notice: oneOf(paymentNotices).nullable(),
  created_at: instant(),
});

export const paymentEventRecord = recordType(collections.paymentEvents, event);
