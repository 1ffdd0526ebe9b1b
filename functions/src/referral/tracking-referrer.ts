import { openKey, reader, type OpenedKey } from '../records/access/open-key';
import { referrals } from '../records/referral/stored-referral';

/** The referrer of a tracking link. */
export interface TrackingReferrer {
  readonly state: 'open';
  /** E.164. */
  readonly phone: string;
  readonly email: string;
}

/** The referrer to whom a tracking link was emailed; the link of a deleted referral is unknown. */
export async function trackingReferrer(
  key: string,
  now: Date,
): Promise<TrackingReferrer | Exclude<OpenedKey, { state: 'open' }>> {
  const opened = await openKey(key, { kind: 'tracking', scope: 'track' }, now, reader());
  if (opened.state !== 'open') return opened;
  const stored = (await referrals().doc(opened.subject).get()).data();
  if (!stored) return { state: 'unknown' };
  const { referrer_phone_e164: phone, referrer_email: email } = stored;
  return { state: 'open', phone, email };
}
