import { Timestamp } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { tick } from './tick';
import { waitFor } from './wait-for';

/**
 * Ends the undo hold of a queued email and its recipient's gathering window, and runs the sweeper until it is sent:
 * while another email to the recipient is being sent, the sweeper puts this one off.
 */
export async function releaseMail(mailId: string): Promise<void> {
  const mail = db.collection('mail').doc(mailId);
  await waitFor(`${mailId} to be sent`, async () => {
    const past = Timestamp.fromMillis(Date.now() - 1_000);
    const sent = await db.runTransaction(async (transaction) => {
      const queued = await transaction.get(mail);
      const state = queued.get('state') as string;
      if (state === 'PENDING' || state === 'RETRY') {
        transaction.update(mail, { held_until: past, next_attempt_at: past });
        const window = db.collection('mail_windows').doc(queued.get('recipient_key') as string);
        transaction.set(window, { last_sent_at: null }, { merge: true });
      }
      return state === 'SENT';
    });
    if (!sent) await tick();
    return sent;
  });
}
