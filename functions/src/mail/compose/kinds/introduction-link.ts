import { routes } from '@domain/business/routes';
import { config } from '../../../platform/config';
import { currentKey } from '../../../records/access/access-keys';

/** The URL at which a referred client asks for a time; null if no key of the referral works. */
export async function introductionLink(referralId: string, now: Date): Promise<string | null> {
  const key = await currentKey({ kind: 'introduction', subject: referralId }, now);
  return key === null ? null : `${config.siteUrl}${routes.chooseTime}?booking=${key}`;
}
