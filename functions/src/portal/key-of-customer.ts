import type { Transaction } from 'firebase-admin/firestore';
import type { AccessKind, AccessScope } from '@domain/access/access-link';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { openKey, reader } from '../records/access/open-key';

interface MailedKind {
  readonly kind: AccessKind;
  readonly scope: AccessScope;
  readonly collection: string;
}

/** The kinds of keys in links emailed to clients. */
const mailed: readonly MailedKind[] = [
  { kind: 'booking', scope: 'forms', collection: collections.bookings },
  { kind: 'report', scope: 'report', collection: collections.inspectionReports },
];

/** Whether this key was emailed to this customer and works at `now`. The reads don't depend on the customer. */
export async function keyOfCustomer(
  transaction: Transaction,
  key: string,
  customerId: string,
  now: Date,
): Promise<boolean> {
  for (const { collection, ...purpose } of mailed) {
    const opened = await openKey(key, purpose, now, reader(transaction));
    if (opened.state !== 'open') continue;
    const record = await transaction.get(firestore().collection(collection).doc(opened.subject));
    return record.get('customer_id') === customerId;
  }
  return false;
}
