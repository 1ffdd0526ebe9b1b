import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { Referral } from '@domain/referral/referral';
import { firestore } from '../../platform/firestore';
import { referralOf, type StoredReferral } from './stored-referral';

interface ReadReferral {
  readonly reference: DocumentReference;
  readonly referral: Referral;
  readonly handledBy: string;
}

/** A referral, read with the transaction's lock. @throws AppError `not-found` if it was deleted. */
export async function readReferral(transaction: Transaction, referralId: string): Promise<ReadReferral> {
  const reference = firestore().collection(collections.referrals).doc(referralId);
  const stored = (await transaction.get(reference)).data() as StoredReferral | undefined;
  if (!stored) throw new AppError('not-found', 'referral gone', 'This referral has been deleted.');
  return {
    reference,
    referral: referralOf(referralId, stored),
    handledBy: stored.handled_by ?? 'Someone',
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
    throw new AppError(
      'already-handled',
      `referral is ${progress}`,
      `${read.handledBy} has already accepted this referral.`,
    );
  }
  return read;
}
