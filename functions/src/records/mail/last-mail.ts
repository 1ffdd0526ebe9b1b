import { Timestamp } from 'firebase-admin/firestore';
import type { LastMail } from '@domain/mail/requested-mail';

/** The state of a record's last email, as stored. */
export type StoredLastMail = LastMail<Timestamp>;

/** Its first state, for a queued email. */
export function waitingMail(mailId: string, now: Date): StoredLastMail {
  return { mail_id: mailId, state: 'waiting', at: Timestamp.fromDate(now), reason: null };
}
