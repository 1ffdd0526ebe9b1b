import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { tick } from './tick';
import { waitFor } from './wait-for';

const stateOf = (mail: DocumentSnapshot) => mail.get('state') as string;

/**
 * Ends the undo hold of a queued email, with those of the others about its record, which would hold it back too, and its
 * recipient's gathering window. Runs the sweeper until it is sent: while another email to the recipient is being sent, the
 * sweeper puts this one off.
 */
export async function releaseMail(mailId: string): Promise<void> {
  const mail = db.collection('mail').doc(mailId);
  await waitFor(`${mailId} to be sent`, async () => {
    const past = Timestamp.fromMillis(Date.now() - 1_000);
    const sent = await db.runTransaction(async (transaction) => {
      const asked = await transaction.get(mail);
      if (stateOf(asked) === 'SENT') return true;
      const record = asked.get('subject.id') as string;
      const { docs } = await transaction.get(db.collection('mail').where('subject.id', '==', record));
      for (const queued of docs.filter((each) => ['PENDING', 'RETRY'].includes(stateOf(each)))) {
        transaction.update(queued.ref, { held_until: past, next_attempt_at: past });
      }
      const window = db.collection('mail_windows').doc(asked.get('recipient_key') as string);
      transaction.set(window, { last_sent_at: null }, { merge: true });
      return false;
    });
    if (!sent) await tick();
    return sent;
  });
}
