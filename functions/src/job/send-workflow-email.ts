import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import { mailId, writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';

/**
 * send-workflow-email: the approval mail (one for each booking, however often it is asked for) or a reminder
 * of the forms (one a minute at most). Recipient and text come from the store, never from the caller.
 */
export const sendWorkflowEmail = callable('sendWorkflowEmail', async ({ caller, now, parse }) => {
  const { type, bookingData } = parse();
  const db = firestore();
  const subject = { collection: collections.bookings, id: bookingData.bookingId };
  const minute = now.toISOString().slice(0, 16).replace(/\D/g, '');
  const intent = { kind: type, subject, ...(type === 'forms_reminder' && { occasion: minute }) };
  return db.runTransaction(async (transaction) => {
    const booking = await transaction.get(db.collection(subject.collection).doc(subject.id));
    if (!booking.exists)
      throw new AppError('not-found', 'booking gone', 'This job was deleted in the meantime.');
    const committed = await transaction.get(db.collection(collections.mail).doc(mailId(intent)));
    if (committed.exists) return { mailId: committed.id };
    const audit = await openAuditTrail(transaction, subject, caller, now);
    const { email } = (booking.data() as Booking).customer;
    const id = writeMailIntent(transaction, { ...intent, recipient: email, now });
    audit.append({ action: 'mail-requested', changed: { kind: type } });
    return { mailId: id };
  });
});
