import { collections } from '@domain/firestore/paths';
import { fillMissingField } from '../platform/fill-missing-field';

/** Gives referrals from before `progress` its default, because the office lists referrals by it. @returns how many */
export function fillReferralProgress(): Promise<number> {
  return fillMissingField(collections.referrals, 'progress', 'none');
}
