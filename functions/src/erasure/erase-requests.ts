import { followReferral } from '../records/referral/follow-referral';
import { requestNotices } from '../records/request/request-notice';
import { requests } from '../records/request/stored-request';
import { markDays } from '../records/stats/mark-days';
import { eraseRecord } from './erase-record';
import { eraseLogsOf, eraseMailsOf } from './erase-traces';
import { eraser, rowsAtOnce, type ErasureStep } from './erasure-step';

/**
 * The person's requests. Their receipts stay for the usual 90 days, so that a device's replay does not create a new
 * request.
 */
export const eraseRequests: ErasureStep = {
  name: 'requests',
  async run(erasure, now) {
    await eraseNoticesTo(erasure.marks.email);
    const { docs } = await requests().where('email', '==', erasure.marks.email).limit(rowsAtOnce).get();
    for (const request of docs) {
      await eraseMailsOf(request.id);
      await eraseLogsOf(erasure, request.id);
      await eraseRecord(request, now, async (transaction) => {
        const { referral_id: referralId, created_at: submitted } = request.data();
        const followed = await followReferral(transaction, referralId, eraser, now);
        return () => {
          if (followed?.referral.lead_id === request.id) followed.move('closed');
          markDays(transaction, [submitted], now);
        };
      });
    }
    return docs.length === 0 ? 'done' : 'more';
  },
};

/** Messages to the person about their requests. The requests may already be deleted. */
async function eraseNoticesTo(email: string): Promise<void> {
  const { docs } = await requestNotices().where('email', '==', email).get();
  for (const { id, ref } of docs) {
    await eraseMailsOf(id);
    await ref.delete();
  }
}
