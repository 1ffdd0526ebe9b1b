import type { CollectionReference, Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { ClientCorrection } from '@domain/customer/client-correction';
import { customerEditStates, type CustomerEditState } from '@domain/customer/edit-customer';
import { AppError } from '@domain/errors/app-error';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import {
  instant,
  instantOrNull,
  listOf,
  map,
  oneOf,
  text,
  textOrNull,
} from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';
import { readable } from '../../platform/readable';
import { customerIdOf } from './customer-id';

/**
 * A correction of a client's details by the office and its progress, collection `customer_edits`; the id is that of the
 * call's receipt.
 */
export interface CustomerEdit<At = Timestamp> {
  readonly state: CustomerEditState;
  /** The customer's id before and after, which differ if the email address changed. */
  readonly from: string;
  readonly to: string;
  /** The job in whose details the office corrected the client; null for the customer's page. */
  readonly booking_id: string | null;
  /** Null once it is done. */
  readonly correction: ClientCorrection | null;
  /** Names of completed steps. */
  readonly done: readonly string[];
  /** The admin's uid. */
  readonly requested_by: string;
  readonly created_at: At;
  readonly finished_at: At | null;
}

const client = { name: text(), email: text(), phone: text(), address: text() };

const edit: Reads<CustomerEdit<Instant>> = object({
  state: oneOf(customerEditStates),
  from: text(),
  to: text(),
  booking_id: textOrNull(),
  correction: map({ before: map(client), after: map(client) }).nullable(),
  done: listOf(text()),
  requested_by: text(),
  created_at: instant(),
  finished_at: instantOrNull(),
});

const customerEditRecord = recordType(collections.customerEdits, edit);

export function customerEdits(): CollectionReference<CustomerEdit, CustomerEdit> {
  return collectionOf(customerEditRecord);
}

/** Running corrections of these customers. Reads only. */
export async function runningEdits(
  transaction: Transaction,
  customerIds: readonly string[],
): Promise<readonly CustomerEdit[]> {
  const running = customerEdits().where('state', '==', 'RUNNING');
  return readable((await transaction.get(running)).docs)
    .map(({ stored }) => stored)
    .filter(({ from, to }) => customerIds.includes(from) || customerIds.includes(to));
}

/**
 * Refuses to make a job or request of a client whose correction is running: it may still have the old address, and
 * would bring back the customer that was moved. Reads only.
 * @throws AppError `unavailable`
 */
export async function refuseWhileCorrected(transaction: Transaction, email: string): Promise<void> {
  if ((await runningEdits(transaction, [customerIdOf(email)])).length === 0) return;
  const sentence = 'A change to this client is still being saved. Please try again in a minute.';
  throw new AppError('unavailable', 'an edit of this customer is running', sentence);
}

/** The corrections that moved a customer's records to another email address, and are running or done. */
export function editsFrom(customerId: string): Query<CustomerEdit, CustomerEdit> {
  return customerEdits().where('from', '==', customerId);
}
