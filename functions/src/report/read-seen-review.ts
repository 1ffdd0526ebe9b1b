import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { admins } from '../platform/admins';
import { readReview, type StoredReview } from '../records/report/stored-review';

interface SeenReview {
  readonly bookingId: string;
  /** The submission on the reviewer's screen. */
  readonly submission: number;
}

/**
 * A submitted review, to be decided on as the reviewer saw it. Reads only.
 * @throws AppError `not-found`, or `already-handled` if someone else has decided or the inspector has submitted again
 */
export async function readSeenReview(
  transaction: Transaction,
  { bookingId, submission }: SeenReview,
): Promise<StoredReview> {
  const review = await readReview(transaction, bookingId);
  if (!review) throw new AppError('not-found', 'no review', 'This report isn’t in review anymore.');
  if (review.state !== 'submitted') {
    const name = await reviewerName(transaction, review.reviewed_by);
    const sentence =
      review.state === 'approved'
        ? `${name} already approved this report.`
        : `${name} already sent this report back.`;
    throw new AppError('already-handled', `review is ${review.state}`, sentence);
  }
  if (review.submission !== submission) {
    throw new AppError(
      'already-handled',
      'a newer submission',
      'The inspector has submitted this report again since. Look at the new one first.',
    );
  }
  return review;
}

async function reviewerName(transaction: Transaction, uid: string | null): Promise<string> {
  const member = uid === null ? undefined : (await transaction.get(admins().doc(uid))).data();
  return member ? member.name || member.email : 'Someone else';
}
