import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { calendarDateIn } from '@domain/time/calendar-date';
import { missingForms } from '@domain/job/missing-forms';
import { writeMailIntent } from '../mail/write-mail-intent';
import { keysInUse, revokeKeys } from '../platform/access-keys';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { issueBookingKey } from '../platform/issue-key';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readBooking } from './read-booking';

/** office-link-reissue: the old keys end, a new one begins; its mail names the forms that are missing, if any are. */
export const reissueLink = callable('reissueLink', async ({ caller, now, parse }) => {
  const { bookingId, sendMail, idempotencyKey } = parse();
  const slot = receiptSlot(contract.reissueLink.name, idempotencyKey, { bookingId, sendMail });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, booking } = await readBooking(transaction, bookingId);
    if (booking.status === 'cancelled') {
      throw new AppError('already-handled', 'booking is cancelled', 'This job is cancelled: it has no link.');
    }
    const keys = await keysInUse({ kind: 'booking', subject: bookingId }, transaction);
    const audit = await openAuditTrail(transaction, record, caller, now);
    revokeKeys(transaction, keys, now);
    const today = calendarDateIn(business.timeZone, now);
    // An appointment that is long past would give a key that is over before it is sent.
    const from = booking.scheduled_date > today ? booking.scheduled_date : today;
    const expiry = issueBookingKey(transaction, bookingId, from, now);
    transaction.update(reference, {
      forms_link: { state: 'active', expires_at: Timestamp.fromDate(expiry) },
    });
    if (sendMail && missingForms(booking).length > 0) {
      writeMailIntent(transaction, {
        kind: 'forms_reminder',
        subject: record,
        recipient: booking.customer.email,
        now,
        occasion: `link-${slot.id}`,
      });
    }
    audit.append({ action: 'link-reissued', changed: { forms_link: 'active' } });
    return { bookingId, link: { state: 'active' as const, expires_at: expiry.toISOString() } };
  });
});
