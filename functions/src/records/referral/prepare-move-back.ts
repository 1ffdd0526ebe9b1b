import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { movedBack, type ReferralMove } from '@domain/referral/referral-progress';
import { tooLate } from '@domain/job/refuse-late-undo';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { prepareWithdrawal } from '../mail/withdraw-mail';
import { referrals } from './stored-referral';

/**
 * Moves a referral back to its status before a step, and withdraws the email about it. Null if the referral is gone
 * or was not moved by this step. Reads only; `write` makes the changes.
 * @throws AppError `already-handled` if the referrer is already being notified.
 */
export async function prepareMoveBack(
  transaction: Transaction,
  referralId: string | null,
  move: ReferralMove<Timestamp>,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!referralId) return null;
  const subject = { collection: collections.referrals, id: referralId };
  const reference = referrals().doc(referralId);
  const referral = (await transaction.get(reference)).data();
  const changed = referral && movedBack(referral, move);
  if (!changed) return null;
  const mail = await prepareWithdrawal(transaction, {
    kind: 'referral_progress',
    subject,
    occasion: move.to,
  });
  if (!mail) throw tooLate();
  const audit = await openAuditTrail(transaction, subject, actor, now);
  return {
    write() {
      transaction.update(reference, changed);
      mail.write();
      audit.append({ action: 'moved-back', changed });
    },
  };
}
