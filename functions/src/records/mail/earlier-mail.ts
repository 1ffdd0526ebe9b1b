import type { RequestedMail } from '@domain/mail/requested-mail';
import type { MailDocument } from './mail-document';

/** An earlier email that prevents a new one: sent, given up, or queued by the system. */
export function earlierMail(
  id: string,
  { state, sent_at: sent, created_at: created }: MailDocument,
): RequestedMail {
  return state === 'SENT' && sent
    ? { mailId: id, delivery: 'sent-moments-ago', at: sent.toDate().toISOString() }
    : { mailId: id, delivery: 'waiting', at: created.toDate().toISOString() };
}
