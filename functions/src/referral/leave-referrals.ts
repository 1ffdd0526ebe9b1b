import { referrerOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { prepareSignOut } from '../records/portal/prepare-sign-out';
import { revokeTokens } from '../records/portal/revoke-tokens';

/** portal-referrals-leave: signs the referrer out everywhere, including this browser. A referrer has no record to audit. */
export const leaveReferrals = callable('portal-referrals-leave', async ({ caller, now, parse }) => {
  const { referrerId } = referrerOf(caller);
  const slot = receiptSlot('portal-referrals-leave', parse().idempotencyKey, { referrerId });
  const answer = await answerOnce(slot, now, async (transaction) => {
    (await prepareSignOut(transaction, referrerId)).write();
    return { signedOut: true };
  });
  await revokeTokens(referrerId);
  return answer;
});
