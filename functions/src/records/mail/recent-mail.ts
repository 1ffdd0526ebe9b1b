import type { Transaction } from 'firebase-admin/firestore';
import type { MailKind } from '@domain/mail/mail-state';
import { resendAfterSeconds, type RequestedMail } from '@domain/mail/requested-mail';
import { readable } from '../../platform/readable';
import { mails } from './mail-document';

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
  const query = mails().where('subject.id', '==', subjectId);
  const known = readable((await transaction.get(query)).docs)
    .map(({ id, stored: mail }) => ({ id, mail }))
    .filter(({ mail }) => mail.kind === kind);
  const waiting = known.find(({ mail }) => mail.direct && mail.state !== 'SENT' && mail.state !== 'DEAD');
  if (waiting) {
    const at = waiting.mail.created_at.toDate().toISOString();
    return { mailId: waiting.id, delivery: 'waiting', at };
  }
  const since = now.getTime() - resendAfterSeconds * 1000;
  for (const { id, mail } of known) {
    const sent = mail.state === 'SENT' ? mail.sent_at : null;
    if (sent && sent.toMillis() > since) {
      return { mailId: id, delivery: 'sent-moments-ago', at: sent.toDate().toISOString() };
    }
  }
  return null;
}
