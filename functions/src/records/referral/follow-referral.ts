import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import { mayMove } from '@domain/referral/referral-progress';
import type { ReferralProgress } from '@domain/referral/referral-status';
import { openAuditTrail, type Actor } from '../../platform/audit';
import { writeMailIntent } from '../mail/write-mail-intent';
import { referrals, type KnownReferral } from './stored-referral';

type Step = Exclude<ReferralProgress, 'none'>;

export interface FollowedReferral {
  readonly referral: KnownReferral;
  /** Moves the referral to the status of its request or job, if allowed, and notifies the referrer. */
  readonly move: (to: Step, changed?: FieldsOfMove, notice?: Notice) => void;
}

/** When the referrer is notified: not before the undo hold ends. */
interface Notice {
  readonly heldUntil?: Date;
}

type FieldsOfMove = Partial<Pick<Referral, 'lead_id' | 'booking_id'>> & { readonly handled_by?: string };

type ReferralMoment = 'accepted_at' | 'scheduled_at' | 'completed_at' | 'closed_at';

/** The timestamps that a step sets: giving an appointment implies that the client was contacted. */
const momentsOf: Record<Step, readonly ReferralMoment[]> = {
  accepted: ['accepted_at'],
  scheduled: ['accepted_at', 'scheduled_at'],
  completed: ['completed_at'],
  closed: ['closed_at'],
};

/**
 * The referral of a request or job, to be moved by the transaction that changes those; null if there is none. Reads
 * only, so call it before any writes.
 */
export async function followReferral(
  transaction: Transaction,
  referralId: string | null,
  actor: Actor,
  now: Date,
): Promise<FollowedReferral | null> {
  if (!referralId) return null;
  const stored = (await transaction.get(referrals().doc(referralId))).data();
  return stored ? followRead(transaction, { ...stored, id: referralId }, actor, now) : null;
}

/** The same for a referral that the transaction has already read. */
export async function followRead(
  transaction: Transaction,
  referral: KnownReferral,
  actor: Actor,
  now: Date,
): Promise<FollowedReferral> {
  const subject = { collection: collections.referrals, id: referral.id };
  const reference = referrals().doc(referral.id);
  const audit = await openAuditTrail(transaction, subject, actor, now);
  return {
    referral,
    move(to, changed = {}, notice = {}) {
      if (!mayMove(referral.progress, to)) return;
      const moments = momentsOf[to].filter((moment) => referral[moment] === null);
      const at = Timestamp.fromDate(now);
      transaction.update(reference, {
        ...changed,
        progress: to,
        ...Object.fromEntries(moments.map((moment) => [moment, at])),
      });
      writeMailIntent(transaction, {
        kind: 'referral_progress',
        subject,
        recipient: referral.referrer_email,
        now,
        occasion: to,
        direct: to === 'completed',
        ...notice,
      });
      audit.append({ action: to, changed: { ...changed, progress: to } });
    },
  };
}
