import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import type { ListQuery } from '@/firebase/list-query';
import { decodeReferral } from './decode-referral';

/** All referrals, newest first. */
export const newestReferrals: ListQuery<Referral> = {
  collection: collections.referrals,
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 20,
  decode: decodeReferral,
};
