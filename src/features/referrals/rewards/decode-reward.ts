import { referrerKinds } from '@domain/business/rewards';
import { clientMarks, rewardStates, voidReasons, type Reward } from '@domain/reward/reward';
import type { PlainDocument } from '@/firebase/plain-document';
import { readField } from '@/firebase/read-field';
import { preferredRewards } from './preferred-reward';

/** A document of `rewards` as a `Reward`. */
export function decodeReward(id: string, document: PlainDocument): Reward {
  const text = (name: string) => readField.text(document, name);
  const marks = readField.texts(document, 'matched_by');
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
    // What cannot be read is never paid out by mistake.
    state: readField.oneOf(document, 'state', rewardStates, 'void'),
    void_reason: readField.oneOf(document, 'void_reason', [...voidReasons, ''] as const, ''),
    earlier_referral_id: readField.textOrNull(document, 'earlier_referral_id'),
    matched_by: clientMarks.filter((mark) => marks.includes(mark)),
    note: text('note'),
    settled_by: readField.textOrNull(document, 'settled_by'),
    settled_at: readField.textOrNull(document, 'settled_at'),
    earned_at: text('earned_at'),
  };
}
