import { Timestamp } from 'firebase-admin/firestore';
import { referralNotes } from '@domain/referral/referral-submission';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { searchKeys } from '@domain/search/search-keys';
import { clientOf } from '@domain/referral/client-of';
import { deleteAll } from '../platform/delete-all';
import { readableRecord } from '../platform/readable';
import { settingsNow } from '../platform/settings-now';
import { endKeys } from '../records/access/end-keys';
import { devicesOf, referrerOwners } from '../records/push/push-subscription';
import type { KnownReferral, StoredReferral } from '../records/referral/stored-referral';
import { changeRecord } from './change-record';
import { eraseLogsOf, eraseMailsOf } from './erase-traces';
import { eraseRewardRow } from './erase-ledger';
import type { ErasureStep } from './erasure-step';
import { questionnairesNaming, referralsByThem, rewardsOf, sharesWaitingFor } from './person-records';

const erasedReferrer = { referrer_name: '', referrer_email: '', referrer_phone: '' } as const;

/**
 * Removes the person from the referrals they sent, which stay as their clients' records. Of their rewards, amounts
 * and dates are retained for accounting.
 */
export const eraseReferrer: ErasureStep = {
  name: 'referrer',
  async run(erasure, now) {
    const { email } = erasure.marks;
    const referrals = await referralsByThem(email);
    for (const referral of referrals) {
      const { id, ref } = referral;
      await eraseDevicesOf(readableRecord(referral));
      await eraseMailsOf(id);
      await eraseLogsOf(erasure, id);
      await endKeys(id, 'tracking');
      await changeRecord(ref, (referral) => withoutReferrer({ ...referral, id }), now);
    }
    const rewards = await rewardsOf(email);
    for (const { id, ref } of rewards) {
      await eraseRewardRow(id, now);
      await changeRecord(ref, () => ({ ...erasedReferrer, note: '' }), now);
    }
    return referrals.length + rewards.length === 0 ? 'done' : 'more';
  },
};

/** Ends the notifications on the referrer's devices. */
async function eraseDevicesOf(referral: StoredReferral | undefined): Promise<void> {
  if (!referral) return;
  const { device, referrer_phone_e164: phone, referrer_email: email } = referral;
  const owners = referrerOwners({ device, phone, email });
  if (owners.length > 0) await deleteAll(devicesOf(owners));
}

function withoutReferrer(referral: KnownReferral) {
  const { referrer_company: company, additional_notes: notes, preferred_reward: reward } = referral;
  return {
    ...erasedReferrer,
    referrer_phone_e164: '',
    referrer_company: '',
    device: '',
    // The notes repeat the company and the chosen reward.
    additional_notes: company === '' ? notes : referralNotes('', rewardLabel(settingsNow().rewards, reward)),
    search_keys: searchKeys(clientOf(referral)),
  };
}

/** Questionnaires in which a client named the person as their agent, and the reports that they would still get. */
export const eraseAgent: ErasureStep = {
  name: 'agent',
  async run({ marks }, now) {
    const rows = await questionnairesNaming(marks.email);
    const change = { agent_name: '', agent_phone: '', agent_email: '' };
    for (const { ref } of rows) await changeRecord(ref, () => change, now);
    const shares = await sharesWaitingFor(marks.email);
    const revoked_at = Timestamp.fromDate(now);
    const ended = { recipient_name: '', recipient_email: '', revoked_at };
    for (const { ref } of shares) await changeRecord(ref, ({ waiting }) => (waiting ? ended : null), now);
    return rows.length + shares.length === 0 ? 'done' : 'more';
  },
};
