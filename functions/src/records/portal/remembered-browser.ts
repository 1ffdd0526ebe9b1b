import { Timestamp, type CollectionReference, type Query, type Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, text } from '@domain/firestore/stored-fields';
import { collectionOf } from '../../platform/collection-of';
import { pseudonym } from '../../platform/hash';

/** A browser that has signed in as a customer, collection `portal_browsers`. */
interface StoredBrowser<At = Timestamp> {
  readonly customer_id: string;
  /** The last sign-in. */
  readonly signed_in_at: At;
}

const browser: Reads<StoredBrowser<Instant>> = object({ customer_id: text(), signed_in_at: instant() });

const browserRecord = recordType(collections.portalBrowsers, browser);

function browsers(): CollectionReference<StoredBrowser, StoredBrowser> {
  return collectionOf(browserRecord);
}

interface CustomerBrowser {
  readonly customerId: string;
  /** The browser's secret; only an HMAC is stored. */
  readonly browser: string;
}

/** The id derives from customer and secret, so that the record is found only with both. */
function recordOf({ customerId, browser: secret }: CustomerBrowser) {
  return browsers().doc(pseudonym('portal-browser', `${customerId}:${secret}`));
}

/** Whether this browser has signed in as this customer before. */
export async function isRemembered(transaction: Transaction, of: CustomerBrowser): Promise<boolean> {
  return (await transaction.get(recordOf(of))).exists;
}

export function rememberBrowser(transaction: Transaction, of: CustomerBrowser, now: Date): void {
  transaction.set(recordOf(of), { customer_id: of.customerId, signed_in_at: Timestamp.fromDate(now) });
}

/** The browsers that have signed in as a customer. */
export function browsersOf(customerId: string): Query<StoredBrowser, StoredBrowser> {
  return browsers().where('customer_id', '==', customerId);
}
