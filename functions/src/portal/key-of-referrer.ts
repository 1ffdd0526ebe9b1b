import type { Transaction } from 'firebase-admin/firestore';
import { openKey, reader } from '../records/access/open-key';
import { referrals } from '../records/referral/stored-referral';

/** Whether this key was emailed to this referrer and works at `now`. The reads don't depend on the address. */
export async function keyOfReferrer(
  transaction: Transaction,
  key: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const opened = await openKey(key, { kind: 'tracking', scope: 'track' }, now, reader(transaction));
  if (opened.state !== 'open') return false;
  const referral = (await transaction.get(referrals().doc(opened.subject))).data();
  return referral?.referrer_email === email;
}
