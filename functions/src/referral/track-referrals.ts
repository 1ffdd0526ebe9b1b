import type { Query } from 'firebase-admin/firestore';
import { toE164 } from '@domain/contact/phone';
import { trackedAtMost, type TrackReferrals } from '@domain/referral/track-referrals';
import { publicOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { countLookup } from './count-lookup';
import { referralTotals } from './referral-totals';
import { trackedRows } from './tracked-rows';
import { trackerOf, type Tracker } from './tracker';

/**
 * client-referral-track: the referrals of a phone number, masked except those that the device key or the emailed link shows
 * in full; with a key alone, its own referrals. Newest first, at most 20, with the
 * totals of the caller's own; lookups are rate-limited.
 */
export const trackReferrals = callable('client-referral-track', async ({ caller, now, parse }) => {
  const asked = parse();
  await countLookup(publicOf(caller).networks, now);
  const tracker = await trackerOf(asked, now);
  const [found, totals] = await Promise.all([
    askedRows(asked, tracker)
      .orderBy('created_at', 'desc')
      .limit(trackedAtMost + 1)
      .get(),
    referralTotals(asked, tracker),
  ]);
  const shown = readable(found.docs.slice(0, trackedAtMost));
  return {
    referrals: await trackedRows(
      shown.map(({ id, stored }) => ({ ...stored, id })),
      tracker,
      now,
    ),
    more: found.size > trackedAtMost,
    totals,
  };
});

function askedRows(
  { phone }: TrackReferrals,
  { device, referrer }: Tracker,
): Query<StoredReferral, StoredReferral> {
  const number = toE164(phone) ?? referrer?.phone;
  return number === undefined
    ? referrals().where('device', '==', device)
    : referrals().where('referrer_phone_e164', '==', number);
}
