import type { TrackReferrals } from '@domain/referral/track-referrals';
import { linkRefusal } from '../access/link-refusal';
import { devicePseudonym } from './device-pseudonym';
import { trackingReferrer, type TrackingReferrer } from './tracking-referrer';

/** Whom the keys of a look-up prove its caller to be. */
export interface Tracker {
  /** Pseudonym of the device's key; empty where it has none. */
  readonly device: string;
  readonly referrer: TrackingReferrer | null;
}

/**
 * What a look-up proves.
 * @throws AppError `not-found` or `not-allowed` for a link that opens nothing, where nothing else is asked for.
 */
export async function trackerOf({ phone, deviceKey, tracking }: TrackReferrals, now: Date): Promise<Tracker> {
  const device = devicePseudonym(deviceKey);
  if (tracking === '') return { device, referrer: null };
  const opened = await trackingReferrer(tracking, now);
  if (opened.state === 'open') return { device, referrer: opened };
  if (phone === '' && device === '') throw linkRefusal(opened.state);
  return { device, referrer: null };
}
