import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { reportReviews } from '../records/report/stored-review';
import { readSeenReview } from './read-seen-review';

/** office-review-return: sends a submitted report back to its inspector, with comments, and emails them. */
export const returnReview = callable('office-review-return', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-review-return', idempotencyKey, asked);
  const { bookingId, comments } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const review = await readSeenReview(transaction, asked);
    const inspector = (await transaction.get(admins().doc(review.inspector_id))).data();
    const record = { collection: collections.reportReviews, id: bookingId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    const changed = {
      state: 'returned',
      comments,
      reviewed_by: admin.uid,
      reviewed_at: Timestamp.fromDate(now),
    } as const;
    transaction.update(reportReviews().doc(bookingId), changed);
    if (inspector) {
      writeMailIntent(transaction, {
        kind: 'report_returned',
        subject: record,
        recipient: inspector.email,
        now,
        occasion: String(review.submission),
      });
    }
    audit.append({ action: 'returned', changed });
    return { bookingId };
  });
});
