import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { referralAwaitsOffice } from '@domain/referral/awaits-office';
import { requestAwaitsOffice } from '@domain/request/awaits-office';
import { readTogether } from '../platform/read-together';
import { readable, readableRecord } from '../platform/readable';
import { mails } from '../records/mail/mail-document';
import { mailWindows } from '../records/mail/mail-window';
import { referrals } from '../records/referral/stored-referral';
import { requests } from '../records/request/stored-request';

/** A notice that announced more is not checked, so that a flood doesn't read it again for each of its emails. */
const checkedAtMost = 25;

/**
 * When the office's last notice of this email's kind was sent, if the office has since handled everything in it, so that
 * the next notice counts as the first. Null otherwise, and for emails to anyone else.
 */
export async function handledNotice(mailId: string): Promise<Timestamp | null> {
  const mail = (await mails().doc(mailId).get()).data();
  if (mail?.kind !== 'office_new_request' && mail?.kind !== 'office_new_referral') return null;
  const window = (await mailWindows().doc(mail.recipient_key).get()).data();
  if (!window?.last_sent_at) return null;
  const sent = await mails()
    .where('recipient_key', '==', mail.recipient_key)
    .where('sent_at', '==', window.last_sent_at)
    .limit(checkedAtMost + 1)
    .get();
  if (sent.size > checkedAtMost) return null;
  const ids = readable(sent.docs).map(({ stored }) => stored.subject.id);
  const waits =
    mail.kind === 'office_new_request'
      ? await isAny(requests(), ids, requestAwaitsOffice)
      : await isAny(referrals(), ids, referralAwaitsOffice);
  return waits ? null : window.last_sent_at;
}

async function isAny<Record extends object>(
  records: CollectionReference<Record, Record>,
  ids: readonly string[],
  test: (record: Record) => boolean,
): Promise<boolean> {
  const documents = await readTogether(ids.map((id) => records.doc(id)));
  return documents.some((document) => {
    const record = readableRecord(document);
    return record !== undefined && test(record);
  });
}
