import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import * as record from '@domain/payment/payment-event-record';
import type { ProcessedPaymentEvent } from '@domain/payment/report-payment';
import { collectionOf } from '../../platform/collection-of';

/** A stored payment event. */
export type StoredPaymentEvent = ProcessedPaymentEvent<Timestamp>;

/** All processed events; the ids are the provider’s. */
export function paymentEvents(): CollectionReference<StoredPaymentEvent, StoredPaymentEvent> {
  return collectionOf(record.paymentEventRecord);
}
