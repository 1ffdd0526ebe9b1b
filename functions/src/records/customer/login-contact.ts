import type { Transaction } from 'firebase-admin/firestore';
import { emailOf, type StoredLoginRequest } from '../portal/login-request';
import { referrerContact } from '../referral/referrer-contact';
import { customerContact } from './customer-contact';

/** Whose code it is; null if the address is no customer's, or no referrer's. */
export function loginContact(
  request: Pick<StoredLoginRequest, 'audience' | 'customer_id' | 'sealed_email'>,
  transaction?: Transaction,
): Promise<{ readonly name: string; readonly email: string } | null> {
  return request.audience === 'referrer'
    ? referrerContact(emailOf(request), transaction)
    : customerContact(request.customer_id, transaction);
}
