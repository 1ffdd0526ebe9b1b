import { collections } from '@domain/firestore/paths';
import { fillMissingField } from '../platform/fill-missing-field';

/**
 * Gives referrals from before `progress` and `declined_at` their defaults, because the office lists referrals by both.
 * @returns how many fields
 */
export async function fillListedFields(): Promise<number> {
  const progress = await fillMissingField(collections.referrals, 'progress', 'none');
  return progress + (await fillMissingField(collections.referrals, 'declined_at', null));
}
