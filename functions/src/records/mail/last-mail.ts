import {
  Timestamp,
  type DocumentReference,
  type Transaction,
  type UpdateData,
} from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { MailKind } from '@domain/mail/mail-state';
import type { LastMail } from '@domain/mail/requested-mail';
import { firestore } from '../../platform/firestore';
import type { MailDocument } from './mail-document';

export type StoredLastMail = Omit<LastMail, 'at'> & { readonly at: Timestamp };

/** The record field with the state of the last email of a kind. */
const fields: Partial<Record<MailKind, 'report_mail' | 'forms_mail'>> = {
  report_ready: 'report_mail',
  booking_approved: 'forms_mail',
  forms_reminder: 'forms_mail',
  followup_questionnaire: 'forms_mail',
};

/** Initial value of that field for a queued email. */
export function waitingMail(mailId: string, now: Date): StoredLastMail {
  return { mail_id: mailId, state: 'waiting', at: Timestamp.fromDate(now) };
}

interface SettledMail {
  readonly mail: { readonly id: string; readonly document: MailDocument };
  readonly change: UpdateData<MailDocument>;
}

/** Updates the records of emails that were sent or given up. Reads only; `write` makes the changes. */
export async function prepareLastMails(
  transaction: Transaction,
  settled: readonly SettledMail[],
): Promise<{ readonly write: () => void }> {
  const noted = settled.flatMap(({ mail, change }) => {
    const field = fields[mail.document.kind];
    return field && change.state !== 'RETRY'
      ? [{ field, mailId: mail.id, last: lastMail(mail.id, change), subject: mail.document.subject }]
      : [];
  });
  const updates: (() => void)[] = [];
  for (const { field, mailId, last, subject } of noted) {
    const reference = firestore().collection(subject.collection).doc(subject.id);
    const record = await transaction.get(reference);
    const job = subject.collection === collections.inspectionReports ? jobOf(record.get('booking_id')) : null;
    for (const each of [record, job && (await transaction.get(job))]) {
      const known = each?.get(field) as StoredLastMail | undefined;
      const isOther = known?.mail_id !== mailId;
      const newerWaits = known?.state === 'waiting' && isOther;
      // The record was deleted or is being deleted.
      if (!each?.exists || each.get('deleted_at') !== undefined || newerWaits) continue;
      // An email that was not needed was never sent, so it doesn't replace the state of an earlier one.
      if (last === null && isOther) continue;
      updates.push(() => void transaction.update(each.ref, { [field]: last }));
    }
  }
  return {
    write() {
      for (const update of updates) update();
    },
  };
}

function jobOf(bookingId: unknown): DocumentReference | null {
  return typeof bookingId === 'string' ? firestore().collection(collections.bookings).doc(bookingId) : null;
}

function lastMail(mailId: string, change: UpdateData<MailDocument>): StoredLastMail | null {
  if (change.sent_at instanceof Timestamp) return { mail_id: mailId, state: 'sent', at: change.sent_at };
  if (change.gave_up_at instanceof Timestamp)
    return { mail_id: mailId, state: 'failed', at: change.gave_up_at };
  return null;
}
