import { askedReport } from '@domain/report/asked-report';
import type { ReportForm } from '@domain/report/report-form';
import { followJob, reportClientOf, type ReportClient } from '@domain/report/follow-job';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { readReview } from '../records/report/stored-review';
import { readAuthor } from './read-author';
import { prepareReport } from './prepare-report';
import { prepareReviewEnd } from './prepare-review-end';
import { refuseFutureDate } from './refuse-future-date';
import { refuseUnapproved } from './refuse-unapproved';

/**
 * office-report-generate: the first version of a report, with its key and the amount due; send-report-notification
 * notifies the client. A job has at most one report, and only once it is completed. Generating the report of a job
 * approves what its inspector submitted.
 */
export const generateReport = callable('office-report-generate', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-report-generate', idempotencyKey, {
    ...asked,
    report: askedReport(asked.report),
  });
  const { bookingId, price } = asked;
  refuseFutureDate(asked.report, now);
  return answerOnce(slot, now, async (transaction) => {
    const job = bookingId === null ? null : await readJob(transaction, bookingId);
    refuseOthersJob(caller, job?.stored);
    refuseUnapproved(caller, (await settingsIn(transaction)).settings);
    const review = bookingId === null ? null : await readReview(transaction, bookingId);
    const form = job ? followedForm(asked, job.stored) : asked.report;
    const inspector = review ? review.inspector : await readAuthor(transaction, admin.uid);
    const write = await prepareReport(transaction, { bookingId, job, form, price, inspector }, admin, now);
    const end =
      bookingId !== null && review
        ? await prepareReviewEnd(transaction, { bookingId, review, form }, admin, now)
        : null;
    end?.();
    return write();
  });
});

interface BegunForm {
  readonly report: ReportForm;
  readonly begunFor?: ReportClient | undefined;
}

/** The form with its job's client and address, where they were not changed in the form. */
export function followedForm(
  { report, begunFor }: BegunForm,
  job: Parameters<typeof reportClientOf>[0],
): ReportForm {
  return begunFor ? followJob(report, begunFor, reportClientOf(job)) : report;
}
