import type { TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { callFunction } from '@/api/call-function';
import { deviceKey } from '@/offline/device-key';

/** Which referrals to load: by phone number, by a mailed link's key, or with neither this device's own. */
export interface TrackerQuestion {
  readonly phone?: string;
  readonly link?: string;
}

/** The matching referrals; those of this device or link in full, others masked. @throws AppError */
export async function trackReferrals(
  { phone = '', link = '' }: TrackerQuestion,
  signal: AbortSignal,
): Promise<TrackReferralsAnswer> {
  const asked = { phone, deviceKey: await deviceKey(), tracking: link };
  return callFunction('client-referral-track', asked, { signal });
}
