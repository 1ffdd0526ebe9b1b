import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAll } from '../platform/delete-all';
import { endKeys } from '../records/access/end-keys';
import type { RunningErasure } from '../records/erasure/erasure';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { rewardClaims } from '../records/reward/reward-claim';
import { rewards } from '../records/reward/stored-reward';
import { markDays } from '../records/stats/mark-days';
import { changeRecord } from './change-record';
import { eraseRecord } from './erase-record';
import { eraseLogsOf, eraseMailsOf } from './erase-traces';
import { rowsAtOnce, type ErasureStep } from './erasure-step';

/**
 * Referrals of the person by others. Runs before the jobs, so that the referrers are not notified of a closed
 * referral. The reward stays owed to the referrer, without the client's name or any mark that identifies the client.
 */
export const eraseReferrals: ErasureStep = {
  name: 'referrals',
  async run(erasure, now) {
    const { docs } = await referrals()
      .where('client_email', '==', erasure.marks.email)
      .limit(rowsAtOnce)
      .get();
    for (const referral of docs) await eraseReferral(erasure, referral, now);
    return docs.length === 0 ? 'done' : 'more';
  },
};

async function eraseReferral(
  erasure: RunningErasure,
  referral: QueryDocumentSnapshot<StoredReferral, StoredReferral>,
  now: Date,
): Promise<void> {
  await eraseMailsOf(referral.id);
  await eraseLogsOf(erasure, referral.id);
  await endKeys(referral.id);
  await deleteAll(rewardClaims().where('referral_id', '==', referral.id));
  await changeRecord(rewards().doc(referral.id), () => ({ client_name: '', note: '' }), now);
  await eraseRecord(referral, now, (transaction) =>
    Promise.resolve(() => markDays(transaction, [referral.data().created_at], now)),
  );
}
