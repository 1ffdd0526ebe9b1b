import type { TrackReferrals } from '@domain/referral/track-referrals';
import { linkRefusal } from '../access/link-refusal';
import { devicePseudonym } from './device-pseudonym';
import { trackingReferrer, type TrackingReferrer } from './tracking-referrer';

/** The caller's identity as proven by the keys of a lookup. */
export interface Tracker {
  /** Pseudonym of the device key; empty for none. */
  readonly device: string;
  readonly referrer: TrackingReferrer | null;
}

/**
 * Resolves the keys of a lookup.
 * @throws AppError `not-found` or `not-allowed` for an invalid link, if the lookup has nothing else.
 */
export async function trackerOf({ phone, deviceKey, tracking }: TrackReferrals, now: Date): Promise<Tracker> {
  const device = devicePseudonym(deviceKey);
  if (tracking === '') return { device, referrer: null };
  const opened = await trackingReferrer(tracking, now);
  if (opened.state === 'open') return { device, referrer: opened };
  if (phone === '' && device === '') throw linkRefusal(opened.state);
  return { device, referrer: null };
}
