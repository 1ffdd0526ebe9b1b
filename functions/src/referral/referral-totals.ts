import type { Query } from 'firebase-admin/firestore';
import { toE164 } from '@domain/contact/phone';
import type { ReferralTotals, TrackReferrals } from '@domain/referral/track-referrals';
import { readTogether } from '../platform/read-together';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { rewards } from '../records/reward/stored-reward';
import type { Tracker } from './tracker';

/** The totals of the caller's own referrals, beyond the rows that are shown; null where the keys prove none. */
export async function referralTotals(
  asked: TrackReferrals,
  tracker: Tracker,
): Promise<ReferralTotals | null> {
  const own = ownReferrals(asked, tracker);
  const totals = own && (await totalsOf(own));
  return totals?.referred ? totals : null;
}

/** The totals of these referrals, beyond the rows that are shown. */
export async function totalsOf(own: Query<StoredReferral, StoredReferral>): Promise<ReferralTotals> {
  const [all, completed] = await Promise.all([
    own.count().get(),
    own.where('progress', '==', 'completed').select('origin').get(),
  ]);
  // An imported referral was made, but no inspection of ours came of it, and it earns nothing.
  const inspected = completed.docs.filter((referral) => (referral.get('origin') ?? null) === null);
  const found = await readTogether(inspected.map(({ id }) => rewards().doc(id)));
  const earned = found.flatMap((snapshot) => {
    const reward = snapshot.data();
    return reward && reward.state !== 'void' ? [reward] : [];
  });
  const sum = (part: typeof earned) => part.reduce((total, { amount }) => total + amount, 0);
  return {
    referred: all.data().count,
    inspected: inspected.length,
    earned: sum(earned),
    paid: sum(earned.filter(({ state }) => state === 'paid')),
  };
}

/** Those of the emailed link, otherwise those that this device sent; of the phone number, if one was asked for. */
function ownReferrals(
  { phone }: TrackReferrals,
  { device, referrer }: Tracker,
): Query<StoredReferral, StoredReferral> | null {
  const number = toE164(phone) ?? referrer?.phone;
  if (referrer && number === referrer.phone) {
    return referrals()
      .where('referrer_phone_e164', '==', referrer.phone)
      .where('referrer_email', '==', referrer.email);
  }
  if (device === '') return null;
  const sent = referrals().where('device', '==', device);
  return number === undefined ? sent : sent.where('referrer_phone_e164', '==', number);
}
