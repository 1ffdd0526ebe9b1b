import { referralScreens } from '@domain/business/routes';
import { config } from '../../../platform/config';
import { currentKey } from '../../../records/access/access-keys';

/** The URL at which a referrer tracks their referrals; null if no key of this referral works. */
export async function referralLink(referralId: string, now: Date): Promise<string | null> {
  const key = await currentKey({ kind: 'tracking', subject: referralId }, now);
  return key === null ? null : `${config.siteUrl}${referralScreens.tracker}?link=${key}`;
}
