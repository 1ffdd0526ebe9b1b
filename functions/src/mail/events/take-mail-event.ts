import { Timestamp } from 'firebase-admin/firestore';
import { isUndelivered, saysMore } from '@domain/mail/mail-delivery';
import { commit } from '../../platform/commit';
import { prepareComplaint } from '../../records/contact-preferences/stored-preferences';
import { mails, type MailDocument } from '../../records/mail/mail-document';
import { prepareLastMails } from '../last-mails';
import type { MailEvent } from './mail-event';

/** `busy`: the email is being sent, so what it was sent for is not recorded yet. */
export type TakenEvent = 'taken' | 'ignored' | 'busy';

/**
 * Records what became of an email, once, in any order of the events. One that did not arrive becomes a dead letter, like
 * one that could not be sent: the office sees it, and can send it again. After a complaint, its mailbox gets no optional
 * email anymore, even if the email that it was about has been deleted.
 */
export async function takeMailEvent({ mailIds, recipient, delivery, at }: MailEvent): Promise<TakenEvent> {
  const references = mailIds.map((id) => mails().doc(id));
  return commit('mail-event', async (transaction) => {
    const snapshots = await transaction.getAll(...references);
    const complaint =
      delivery === 'complained' && recipient !== ''
        ? await prepareComplaint(transaction, recipient, at)
        : null;
    const changes = snapshots.flatMap((snapshot) => {
      const document = snapshot.data();
      if (!document || !isAbout(document, at) || !saysMore(delivery, document.delivery)) return [];
      const when = Timestamp.fromDate(at);
      const change = {
        delivery,
        delivery_at: when,
        ...(complaint && { preferences_id: complaint.id }),
        ...(isUndelivered(delivery) && { state: 'DEAD' as const, last_error: delivery, gave_up_at: when }),
      };
      return [{ mail: { id: snapshot.id, document }, reference: snapshot.ref, change }];
    });
    const undelivered = changes.filter(({ change }) => change.state === 'DEAD');
    const noted = await prepareLastMails(transaction, undelivered);
    for (const { reference, change } of changes) transaction.update(reference, change);
    noted.write();
    complaint?.write();
    if (changes.length > 0) return 'taken';
    return snapshots.some((snapshot) => snapshot.data()?.state === 'LEASED') ? 'busy' : 'ignored';
  });
}

/** An event from before the office sent it again is about the earlier attempt. */
function isAbout({ state, sent_at: sent, replayed_at: replayed }: MailDocument, at: Date): boolean {
  if (state !== 'SENT' && !(state === 'DEAD' && sent)) return false;
  return !replayed || at >= replayed.toDate();
}
