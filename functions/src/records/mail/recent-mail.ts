import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { MailKind } from '@domain/mail/mail-state';
import { resendAfterSeconds, type RequestedMail } from '@domain/mail/requested-mail';
import { firestore } from '../../platform/firestore';
import type { MailDocument } from './mail-document';

/**
 * The last email of a kind about a record that makes another one a duplicate: requested by a person and still
 * waiting, or sent within the last minute. Null if another may be sent. Reads only.
 */
export async function recentMail(
  transaction: Transaction,
  kind: MailKind,
  subjectId: string,
  now: Date,
): Promise<RequestedMail | null> {
  const query = firestore().collection(collections.mail).where('subject.id', '==', subjectId);
  const mails = (await transaction.get(query)).docs
    .map((document) => ({ id: document.id, mail: document.data() as MailDocument }))
    .filter(({ mail }) => mail.kind === kind);
  const waiting = mails.find(
    ({ mail }) => mail.direct === true && mail.state !== 'SENT' && mail.state !== 'DEAD',
  );
  if (waiting) {
    const at = waiting.mail.created_at.toDate().toISOString();
    return { mailId: waiting.id, delivery: 'waiting', at };
  }
  const since = now.getTime() - resendAfterSeconds * 1000;
  for (const { id, mail } of mails) {
    const sent = mail.state === 'SENT' ? mail.sent_at : null;
    if (sent && sent.toMillis() > since) {
      return { mailId: id, delivery: 'sent-moments-ago', at: sent.toDate().toISOString() };
    }
  }
  return null;
}
