import type { PlaceholderValues } from '@domain/settings/worded-emails';
import { referenceOf } from '@domain/text/reference';
import type { KnownReferral } from '../../../records/referral/stored-referral';

/** What our words about a referral can fill in: nothing that its sender wrote. */
export function referralValues({ id }: KnownReferral): PlaceholderValues<'referral_received'> {
  return { reference: referenceOf(id) };
}
