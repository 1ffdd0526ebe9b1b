import { collections } from '@domain/firestore/paths';
import { fillMissingField } from '../platform/fill-missing-field';

/**
 * Gives referrals and requests from before these fields their defaults, because the office lists by them what waits for
 * it. @returns how many
 */
export async function fillAwaitingFields(): Promise<number> {
  let filled = await fillMissingField(collections.referrals, 'progress', 'none');
  for (const field of ['declined_at', 'forms_booking_id']) {
    filled += await fillMissingField(collections.referrals, field, null);
  }
  return filled + (await fillMissingField(collections.leads, 'forms_booking_id', null));
}
