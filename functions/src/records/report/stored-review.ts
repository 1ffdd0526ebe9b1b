import type { CollectionReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { comparedPhotos } from '@domain/report/compare/comparison';
import * as record from '@domain/report/review-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored review. */
export type StoredReview = record.StoredReview<Timestamp>;

/** The reviews of reports; the ids are those of the jobs. */
export function reportReviews(): CollectionReference<StoredReview, StoredReview> {
  return collectionOf(record.reviewRecord);
}

/** The review of a job's report; null if none was submitted. Reads only. */
export async function readReview(transaction: Transaction, bookingId: string): Promise<StoredReview | null> {
  return (await transaction.get(reportReviews().doc(bookingId))).data() ?? null;
}

/** The photos of a submitted report; none once it is approved. */
export function photosOfReview(review: Pick<StoredReview, 'form'> | null): readonly string[] {
  const form = review && record.reviewedForm(review);
  return form ? [...form.findings.flatMap(({ photos }) => photos), ...comparedPhotos(form.comparison)] : [];
}
