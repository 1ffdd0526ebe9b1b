import type { Referral } from '@domain/referral/referral';
import type { Tracker } from './tracker';

/** Whether the keys of a caller prove that a referral is theirs. */
export function isOwn(
  referral: Pick<Referral<unknown>, 'device' | 'referrer_phone_e164' | 'referrer_email'>,
  { device, referrer }: Tracker,
): boolean {
  if (device !== '' && referral.device === device) return true;
  return referral.referrer_phone_e164 === referrer?.phone && referral.referrer_email === referrer.email;
}
