import type { Transaction } from 'firebase-admin/firestore';
import { sessionGeneration, sessionsOf } from '../../platform/session-generation';
import { loginRequests } from './login-request';
import { browsersOf } from './remembered-browser';

/** More than any address has, within the limits of one transaction. */
const atMost = 150;

/**
 * Ends what a customer or a referrer has of the portal: sessions and custom tokens by a new generation, which stays after
 * a customer's record has moved away, codes and remembered browsers by their deletion. Reads only; `write` makes the
 * changes.
 */
export async function prepareSignOut(
  transaction: Transaction,
  customerId: string,
): Promise<{ readonly write: () => void }> {
  const generation = (await sessionGeneration(customerId, transaction)) + 1;
  const codes = await transaction.get(loginRequests().where('customer_id', '==', customerId).limit(atMost));
  const browsers = await transaction.get(browsersOf(customerId).limit(atMost));
  return {
    write() {
      transaction.set(sessionsOf(customerId), { generation });
      for (const { ref } of [...codes.docs, ...browsers.docs]) transaction.delete(ref);
    },
  };
}
