import { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { calendarDateIn } from '@domain/time/calendar-date';
import { missingForms } from '@domain/job/missing-forms';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { issueLinkKey } from '../records/access/issue-key';
import { readJob } from '../records/job/read-job';
import { waitingMail } from '../records/mail/last-mail';
import { writeMailIntent } from '../records/mail/write-mail-intent';

/** office-link-reissue: revokes the old keys and issues a new one; its email names the missing forms, if any. */
export const reissueLink = callable('office-link-reissue', async ({ caller, now, parse }) => {
  const { bookingId, sendMail, idempotencyKey } = parse();
  const slot = receiptSlot('office-link-reissue', idempotencyKey, { bookingId, sendMail });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    if (job.status === 'cancelled') {
      throw new AppError(
        'already-handled',
        'booking is cancelled',
        'This job is cancelled, so it has no link.',
      );
    }
    const keys = await keysInUse({ kind: 'booking', subject: bookingId }, transaction);
    const audit = await openAuditTrail(transaction, record, caller, now);
    revokeKeys(transaction, keys, now);
    const today = calendarDateIn(business.timeZone, now);
    // For a long past appointment, a key counted from its date would already be expired.
    const from = job.scheduled_date > today ? job.scheduled_date : today;
    const expiry = issueLinkKey(transaction, bookingId, from, now);
    transaction.update(reference, {
      forms_link: { state: 'active', expires_at: Timestamp.fromDate(expiry) },
    });
    if (sendMail && missingForms(job).length > 0) {
      const mail = writeMailIntent(transaction, {
        kind: 'forms_reminder',
        subject: record,
        recipient: job.customer.email,
        now,
        occasion: `link-${slot.id}`,
        direct: true,
      });
      transaction.update(reference, { forms_mail: waitingMail(mail, now) });
    }
    audit.append({ action: 'link-reissued', changed: { forms_link: 'active' } });
    return { bookingId, link: { state: 'active' as const, expires_at: expiry.toISOString() } };
  });
});
