import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { releaseQueued } from '../../../tools/testing/release-queued';
import { db } from './admin-sdk';
import { deliverNow } from './tick';
import { waitFor } from './wait-for';

const stateOf = (mail: DocumentSnapshot) => mail.get('state') as string;

/**
 * Ends the undo hold of a queued email, with those of the others about its record, which would hold it back too, and its
 * recipient's gathering window. Delivers it, again while another email to the recipient is being sent, and once the lease of a sender
 * that lost a contended write has ended.
 */
export async function releaseMail(mailId: string): Promise<void> {
  const mail = db.collection('mail').doc(mailId);
  const isSent = async () => {
    const asked = await mail.get();
    if (stateOf(asked) === 'SENT') return true;
    const record = asked.get('subject.id') as string;
    const { docs } = await db.collection('mail').where('subject.id', '==', record).get();
    const queued = docs.filter((each) => ['PENDING', 'RETRY'].includes(stateOf(each)));
    if (await releaseQueued(db, queued)) await deliverNow(mailId);
    return false;
  };
  await waitFor(`${mailId} to be sent`, isSent);
}
