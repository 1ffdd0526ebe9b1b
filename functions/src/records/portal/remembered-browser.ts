import { Timestamp, type Query, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../../platform/firestore';
import { pseudonym } from '../../platform/hash';

/** A browser that has signed in as a customer, collection `portal_browsers`. */
export interface StoredBrowser {
  readonly customer_id: string;
  /** The last sign-in. */
  readonly signed_in_at: Timestamp;
}

interface CustomerBrowser {
  readonly customerId: string;
  /** The browser's secret; only an HMAC is stored. */
  readonly browser: string;
}

/** The id derives from customer and secret, so that the record is found only with both. */
function recordOf({ customerId, browser }: CustomerBrowser) {
  const id = pseudonym('portal-browser', `${customerId}:${browser}`);
  return firestore().collection(collections.portalBrowsers).doc(id);
}

/** Whether this browser has signed in as this customer before. */
export async function isRemembered(transaction: Transaction, of: CustomerBrowser): Promise<boolean> {
  return (await transaction.get(recordOf(of))).exists;
}

export function rememberBrowser(transaction: Transaction, of: CustomerBrowser, now: Date): void {
  const stored: StoredBrowser = { customer_id: of.customerId, signed_in_at: Timestamp.fromDate(now) };
  transaction.set(recordOf(of), stored);
}

/** The browsers that have signed in as a customer. */
export function browsersOf(customerId: string): Query {
  return firestore().collection(collections.portalBrowsers).where('customer_id', '==', customerId);
}
