import type { Transaction } from 'firebase-admin/firestore';
import { referrals } from './stored-referral';

interface ReferrerContact {
  readonly name: string;
  readonly email: string;
}

/** Who sends referrals with this address; null if none has it. */
export async function referrerContact(
  email: string,
  transaction?: Transaction,
): Promise<ReferrerContact | null> {
  const one = referrals().where('referrer_email', '==', email).limit(1);
  const [found] = (await (transaction ? transaction.get(one) : one.get())).docs;
  const referral = found?.data();
  return referral ? { name: referral.referrer_name, email: referral.referrer_email } : null;
}
