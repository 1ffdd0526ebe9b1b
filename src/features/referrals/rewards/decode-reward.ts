import { referrerKinds } from '@domain/business/rewards';
import { rewardChecks } from '@domain/reward/reward-checks';
import { clientMarks, rewardStates, voidReasons, type Reward } from '@domain/reward/reward';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';
import { preferredRewards } from './preferred-reward';

export function decodeReward(id: string, document: PlainDocument): Reward {
  const text = (name: string) => readField.text(document, name);
  const marks = readField.texts(document, 'matched_by');
  const checks = readField.texts(document, 'to_check');
  return {
    id,
    referral_id: text('referral_id'),
    booking_id: text('booking_id'),
    referrer_name: text('referrer_name'),
    referrer_email: text('referrer_email'),
    referrer_phone: text('referrer_phone'),
    referrer_kind: readField.oneOf(document, 'referrer_kind', referrerKinds, 'agent'),
    client_name: text('client_name'),
    preferred_reward: readField.oneOf(document, 'preferred_reward', preferredRewards, ''),
    amount: readField.number(document, 'amount'),
    // An unknown state counts as void, so that it is never paid by mistake.
    state: readField.oneOf(document, 'state', rewardStates, 'void'),
    void_reason: readField.oneOf(document, 'void_reason', [...voidReasons, ''] as const, ''),
    earlier_referral_id: readField.textOrNull(document, 'earlier_referral_id'),
    matched_by: clientMarks.filter((mark) => marks.includes(mark)),
    to_check: rewardChecks.filter((check) => checks.includes(check)),
    similar_referral_id: readField.textOrNull(document, 'similar_referral_id'),
    checked_by: readField.textOrNull(document, 'checked_by'),
    note: text('note'),
    settled_by: readField.textOrNull(document, 'settled_by'),
    settled_at: readField.textOrNull(document, 'settled_at'),
    earned_at: text('earned_at'),
    payment_corrected_at: readField.textOrNull(document, 'payment_corrected_at'),
  };
}
