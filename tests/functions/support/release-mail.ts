import { Timestamp } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { tick } from './tick';
import { waitFor } from './wait-for';

/**
 * Ends the undo hold of a queued email and runs the sweeper until it is sent. While another email to the same
 * recipient is being sent, the sweeper puts this one off.
 */
export async function releaseMail(mailId: string): Promise<void> {
  const mail = db.collection('mail').doc(mailId);
  await waitFor(`${mailId} to be sent`, async () => {
    const past = Timestamp.fromMillis(Date.now() - 1_000);
    const sent = await db.runTransaction(async (transaction) => {
      const state = (await transaction.get(mail)).get('state') as string;
      const waits = state === 'PENDING' || state === 'RETRY';
      if (waits) transaction.update(mail, { held_until: past, next_attempt_at: past });
      return state === 'SENT';
    });
    if (!sent) await tick();
    return sent;
  });
}
