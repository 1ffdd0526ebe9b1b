import { reviewedForm } from '@domain/report/review-record';
import { AppError } from '@domain/errors/app-error';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { followedForm } from './generate-report';
import { prepareReport } from './prepare-report';
import { prepareReviewEnd } from './prepare-review-end';
import { readSeenReview } from './read-seen-review';
import { requestReportMail } from './request-report-mail';

/**
 * office-review-approve: generates the submitted report under its inspector's name, then emails the link. The email is
 * requested in a transaction of its own, once per version, so a repeated call makes up for an interrupted one.
 */
export const approveReview = callable('office-review-approve', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-review-approve', idempotencyKey, asked);
  const { bookingId } = asked;
  const answer = await answerOnce(slot, now, async (transaction) => {
    const job = await readJob(transaction, bookingId);
    const review = await readSeenReview(transaction, asked);
    const report = reviewedForm(review);
    if (!report) throw new AppError('internal', 'a submitted review has no form', 'The report is damaged.');
    const { begun_for: begunFor, inspector } = review;
    const form = followedForm({ report, begunFor }, job.stored);
    const write = await prepareReport(transaction, { bookingId, job, form, inspector }, admin, now);
    const end = await prepareReviewEnd(transaction, { bookingId, review, form }, admin, now);
    end();
    return write();
  });
  await requestReportMail({ reportId: answer.reportId, caller, now, again: false });
  return answer;
});
