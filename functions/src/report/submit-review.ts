import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { askedReport } from '@domain/report/asked-report';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { reportClientOf } from '@domain/report/follow-job';
import { photoId } from '@domain/report/inspection-photo';
import type { SubmitReviewAnswer } from '@domain/report/review-calls';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { withCorrectedEmail } from '../records/customer/corrected-email';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { films } from '../records/film/stored-film';
import { inspectionPhotos } from '../records/photo/stored-photo';
import { releasePhotos } from '../records/report/release-photos';
import { reportIdOf } from '../records/report/report-id';
import {
  photosOfReview,
  readReview,
  reportReviews,
  type StoredReview,
} from '../records/report/stored-review';
import { followedForm } from './generate-report';
import { readAuthor } from './read-author';
import { readEarlierPictures } from './read-earlier-pictures';
import { readFilms } from './read-films';
import { readPhotos } from './read-photos';
import { refuseFutureDate } from './refuse-future-date';
import { refuseUnknownScope } from './refuse-unknown-scope';
import { refuseUnreportable } from './refuse-unreportable';

/**
 * office-review-submit: stores an inspector's report for the office to approve, in place of what was submitted for the
 * job before. It is taken also if reports need no approval anymore, so that nothing that waited on a device is lost.
 */
export const submitReview = callable('office-review-submit', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-review-submit', idempotencyKey, {
    ...asked,
    report: askedReport(asked.report),
  });
  const { bookingId } = asked;
  refuseFutureDate(asked.report, now);
  return answerOnce(slot, now, async (transaction): Promise<SubmitReviewAnswer> => {
    const { stored: job } = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job);
    refuseUnreportable(job);
    refuseUnknownScope((await settingsIn(transaction)).settings.services, asked.report);
    const form = await withCorrectedEmail(transaction, followedForm(asked, job), job);
    const photos = (await readPhotos(transaction, form)).map(({ path }) => path);
    const storedFilms = await readFilms(transaction, form, bookingId);
    const client = { customerId: job.customer_id, email: job.customer.email };
    const compared = { form, reportId: reportIdOf(bookingId), client, before: null };
    await readEarlierPictures(transaction, compared, now);
    const earlier = await readReview(transaction, bookingId);
    const release = await releasePhotos(transaction, photosOfReview(earlier), photos);
    const inspector = await readAuthor(transaction, admin.uid);
    const record = { collection: collections.reportReviews, id: bookingId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    const review: StoredReview = {
      booking_id: bookingId,
      report_id: reportIdOf(bookingId),
      inspector_id: admin.uid,
      inspector,
      client_name: form.clientName,
      property_address: form.propertyAddress,
      begun_for: reportClientOf(job),
      form: JSON.stringify(form),
      state: 'submitted',
      submission: (earlier?.submission ?? 0) + 1,
      // What was asked for, until the next time.
      comments: earlier?.inspector_id === admin.uid ? earlier.comments : [],
      submitted_at: Timestamp.fromDate(now),
      reviewed_by: earlier?.reviewed_by ?? null,
      reviewed_at: earlier?.reviewed_at ?? null,
    };
    transaction.set(reportReviews().doc(bookingId), review);
    release();
    markPhotos(transaction, photos, review.report_id);
    markFilms(transaction, storedFilms, review.report_id);
    writeMailIntent(transaction, {
      kind: 'office_report_submitted',
      subject: record,
      recipient: business.officeEmail,
      now,
      occasion: String(review.submission),
    });
    audit.append({ action: 'submitted', changed: { ...review } });
    return { bookingId, submission: review.submission };
  });
});

/** As the photos. */
function markFilms(transaction: Transaction, ids: readonly string[], report_id: string): void {
  for (const id of ids) transaction.update(films().doc(id), { report_id });
}

/** So that they aren't deleted as unused while the report waits. */
function markPhotos(transaction: Transaction, paths: readonly string[], report_id: string): void {
  for (const path of paths) transaction.update(inspectionPhotos().doc(photoId(path)), { report_id });
}
