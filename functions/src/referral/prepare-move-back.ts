import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { progressBefore } from '@domain/referral/referral-progress';
import { prepareWithdrawal } from '../mail/withdraw-mail';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { tooLate } from '../platform/refuse-late-undo';
import { toIso } from '../platform/to-iso';
import { referralOf, type StoredReferral } from './stored-referral';

/** A move that was made by the same transaction as the step that is taken back. */
interface Move {
  readonly to: 'completed' | 'closed';
  readonly at: Timestamp;
}

/**
 * Moves a referral back to where it was before a step took it along, and withdraws the mail about it. Null where there is
 * none any more, or where it was not this step that moved it. Reads only; `write` does the rest.
 * @throws AppError `already-handled` where the referrer is being told already.
 */
export async function prepareMoveBack(
  transaction: Transaction,
  referralId: string | null | undefined,
  move: Move,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void } | null> {
  if (!referralId) return null;
  const subject = { collection: collections.referrals, id: referralId };
  const reference = firestore().collection(subject.collection).doc(referralId);
  const stored = (await transaction.get(reference)).data() as StoredReferral | undefined;
  if (!stored) return null;
  const referral = referralOf(referralId, stored);
  const moment = `${move.to}_at` as const;
  // One transaction has one time: another moment is another step's.
  if (referral.progress !== move.to || referral[moment] !== toIso(move.at)) return null;
  const mail = await prepareWithdrawal(transaction, {
    kind: 'referral_progress',
    subject,
    occasion: move.to,
  });
  if (!mail) throw tooLate();
  const audit = await openAuditTrail(transaction, subject, actor, now);
  return {
    write() {
      const changed = { progress: progressBefore(referral), [moment]: null };
      transaction.update(reference, changed);
      mail.write();
      audit.append({ action: 'moved-back', changed });
    },
  };
}
