import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './admin-sdk';
import { tickMail } from './tick';
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
    const asked = await mail.get();
    if (stateOf(asked) === 'SENT') return true;
    const record = asked.get('subject.id') as string;
    const { docs } = await db.collection('mail').where('subject.id', '==', record).get();
    const past = Timestamp.fromMillis(Date.now() - 1_000);
    const batch = db.batch();
    for (const queued of docs.filter((each) => ['PENDING', 'RETRY'].includes(stateOf(each)))) {
      const { ref, updateTime: lastUpdateTime } = queued;
      batch.update(ref, { held_until: past, next_attempt_at: past }, { lastUpdateTime });
    }
    const window = db.collection('mail_windows').doc(asked.get('recipient_key') as string);
    batch.set(window, { last_sent_at: null }, { merge: true });
    // Not a transaction, whose locks would hold up the sweepers. A sender was faster where the batch is refused.
    const released = await batch.commit().then(
      () => true,
      () => false,
    );
    if (released) await tickMail();
    return false;
  });
}
