import { normalizeEmail } from '@domain/contact/email';
import { amendedReminder } from '@domain/outreach/report-reminder';
import { askedReport } from '@domain/report/asked-report';
import { reportKeys } from '@domain/report/report-keys';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { readReportKey, reportUrl } from '../records/access/report-key';
import { withCorrectedEmail } from '../records/customer/corrected-email';
import { customerIdOf } from '../records/customer/customer-id';
import { prepareRedirect } from '../records/mail/prepare-redirect';
import { preparePlaceOfReport } from '../records/report/prepare-place';
import { readReport } from '../records/report/read-report';
import { writeVersion } from '../records/report/write-version';
import { prepareShareEnd } from '../records/share/prepare-share-end';
import { reportShares } from '../records/share/stored-share';
import { readEarlierPictures } from './read-earlier-pictures';
import { readFilms } from './read-films';
import { readPhotos } from './read-photos';
import { refuseFutureDate } from './refuse-future-date';
import { refuseUnknownScope } from './refuse-unknown-scope';

/**
 * office-report-amend: a new version under the same link; earlier versions stay stored. If the client's email address
 * changes, the wrong one may have the link and may have shared the report, so both end, and a new link is issued.
 */
export const amendReport = callable('office-report-amend', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-report-amend', idempotencyKey, {
    ...asked,
    report: askedReport(asked.report),
  });
  const { reportId, amendment } = asked;
  refuseFutureDate(asked.report, now);
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, report, job } = await readReport(transaction, reportId);
    const { services } = (await settingsIn(transaction)).settings;
    refuseUnknownScope(services, asked.report);
    const form = await withCorrectedEmail(transaction, asked.report, job?.stored);
    const photos = await readPhotos(transaction, form);
    const storedFilms = await readFilms(transaction, form, report.booking_id);
    // After a corrected email address, the report belongs to the new address's customer.
    const customerId = job?.stored.customer_id ?? customerIdOf(form.clientEmail);
    const client = { customerId, email: job?.stored.customer.email ?? form.clientEmail };
    const compared = { form, reportId, client, before: report };
    const comparedPhotos = await readEarlierPictures(transaction, compared, now);
    const emails = { before: report.client_email, after: form.clientEmail };
    const replaced = normalizeEmail(emails.before) !== normalizeEmail(emails.after);
    const writeKey = await readReportKey(transaction, reportId, { replaced }, now);
    const redirect = replaced ? await prepareRedirect(transaction, reportId, emails) : null;
    const shares = replaced
      ? readable((await transaction.get(reportShares().where('report_id', '==', reportId))).docs)
      : [];
    const shareEnds = await Promise.all(
      shares.map((share) => prepareShareEnd(transaction, share, customerId, caller, now)),
    );
    const place = job ? null : await preparePlaceOfReport(transaction, report, form.propertyAddress);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const version = report.version + 1;
    const changed = writeVersion(
      transaction,
      {
        reportId,
        customerId,
        bookingId: report.booking_id,
        form,
        photos,
        comparedPhotos,
        storedFilms,
        version,
        amendment,
        inspector: report.inspector,
        earlier: report,
      },
      now,
    );
    transaction.update(reference, {
      ...changed,
      ...place?.changes,
      reminder: amendedReminder(report.reminder, form, services),
      search_keys: reportKeys(reportId, changed),
    });
    place?.write();
    redirect?.write();
    for (const end of shareEnds) end();
    // The wrong address may have answered, so the right one is asked again.
    if (job && replaced) transaction.update(job.reference, { recipient_answer: null });
    if (job?.stored.report_sent_at) transaction.update(job.reference, { amendment_unsent: true });
    audit.append({ action: 'amended', changed });
    return { reportId, version, url: reportUrl(writeKey()) };
  });
});
