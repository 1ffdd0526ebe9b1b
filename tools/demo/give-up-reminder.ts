import { collections } from '@domain/firestore/paths';
import { mailLimits } from '@domain/mail/mail-state';
import { localServices } from '../admin/local-services';

/** A reminder to a job's client that became a dead letter at `gaveUp`, after three days of retries. */
export async function giveUpReminder(bookingId: string, reason: string, gaveUp: Date): Promise<void> {
  await localServices()
    .firestore.collection(collections.mail)
    .doc(`forms_reminder_${bookingId}_given-up`)
    .set({
      kind: 'forms_reminder',
      subject: { collection: collections.bookings, id: bookingId },
      recipient_key: `given-up-${bookingId}`,
      state: 'DEAD',
      attempts: 79,
      next_attempt_at: gaveUp,
      lease_token: null,
      created_at: new Date(gaveUp.getTime() - mailLimits.deadAfterHours * 3_600_000),
      sent_at: null,
      last_error: reason,
      gave_up_at: gaveUp,
    });
}
