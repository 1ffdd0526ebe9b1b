import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { ReportForm } from '@domain/report/report-form';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { releasePhotos } from '../records/report/release-photos';
import { photosOfReview, reportReviews, type StoredReview } from '../records/report/stored-review';

interface EndingReview {
  readonly bookingId: string;
  readonly review: StoredReview;
  /** What is generated, which the reviewer may have corrected. */
  readonly form: ReportForm;
}

/** Approves a review with the report that is generated. Reads only; the returned function writes. */
export async function prepareReviewEnd(
  transaction: Transaction,
  { bookingId, review, form }: EndingReview,
  caller: AdminCaller,
  now: Date,
): Promise<() => void> {
  const record = { collection: collections.reportReviews, id: bookingId };
  const audit = await openAuditTrail(transaction, record, caller, now);
  const left = form.findings.flatMap(({ photos }) => photos);
  const release = await releasePhotos(transaction, photosOfReview(review), left);
  return () => {
    release();
    const changed = {
      state: 'approved',
      form: null,
      reviewed_by: caller.uid,
      reviewed_at: Timestamp.fromDate(now),
    } as const;
    transaction.update(reportReviews().doc(bookingId), changed);
    audit.append({ action: 'approved', changed });
  };
}
