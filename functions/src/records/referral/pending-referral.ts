import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { referrals, type KnownReferral, type ReferralReference } from './stored-referral';

interface ReadReferral {
  readonly reference: ReferralReference;
  readonly referral: KnownReferral;
  /** The admin who accepted it; null for none. */
  readonly handledBy: string | null;
}

/** A referral, read with the transaction's lock. @throws AppError `not-found` if it was deleted. */
export async function readReferral(transaction: Transaction, referralId: string): Promise<ReadReferral> {
  const reference = referrals().doc(referralId);
  const stored = (await transaction.get(reference)).data();
  if (!stored) throw new AppError('not-found', 'referral gone', 'This referral has been deleted.');
  return {
    reference,
    referral: { ...stored, id: referralId },
    handledBy: stored.handled_by,
  };
}

/**
 * A referral not accepted yet, read with the transaction's lock.
 * @throws AppError `not-found` if it was deleted, `already-handled` if another admin was first.
 */
export async function pendingReferral(transaction: Transaction, referralId: string): Promise<ReadReferral> {
  const read = await readReferral(transaction, referralId);
  const { progress } = read.referral;
  if (progress !== 'none') {
    const byClient = read.referral.client_asked_at !== null && read.handledBy === null;
    throw new AppError(
      'already-handled',
      `referral is ${progress}`,
      byClient
        ? 'The client has already asked for a time. Look for it under Direct Requests.'
        : `${read.handledBy ?? 'Someone'} has already accepted this referral.`,
    );
  }
  return read;
}
