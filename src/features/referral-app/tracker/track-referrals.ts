import type { TrackReferralsAnswer } from '@domain/referral/track-referrals';
import { callFunction } from '@/api/call-function';
import { deviceKey } from '@/offline/device-key';

/** Whose referrals: those under a phone number, those of a mailed link, or with neither this device's own. */
export interface TrackerQuestion {
  readonly phone?: string;
  readonly link?: string;
}

/** The referrals that the question finds; in full those that this device or the link may see. @throws AppError */
export async function trackReferrals(
  { phone = '', link = '' }: TrackerQuestion,
  signal: AbortSignal,
): Promise<TrackReferralsAnswer> {
  const asked = { phone, deviceKey: await deviceKey(), tracking: link };
  return callFunction('trackReferrals', asked, { signal });
}
