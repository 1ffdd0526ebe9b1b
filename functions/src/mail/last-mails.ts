import { Timestamp, type Transaction, type UpdateData } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { ArrivalNoticeKind } from '@domain/job/arrival-notice';
import type { MailKind } from '@domain/mail/mail-state';
import { mayBeWrongAddress } from '@domain/mail/may-be-wrong-address';
import type { MailSubject } from '@domain/mail/mail-subject';
import { documentOf } from '../platform/collection-of';
import { readableRecord } from '../platform/readable';
import { jobs } from '../records/job/stored-job';
import type { StoredLastMail } from '../records/mail/last-mail';
import type { MailDocument } from '../records/mail/mail-document';
import { reports } from '../records/report/stored-report';
import { requests } from '../records/request/stored-request';

/** The notices that an inspector follows to know whether they have to call. */
const notices: Partial<Record<MailKind, ArrivalNoticeKind>> = {
  on_my_way: 'on_my_way',
  running_late: 'running_late',
};

type Field = 'report_mail' | 'forms_mail' | 'received_mail';

/** The record field with the state of the last email of a kind. */
const fields: Partial<Record<MailKind, Field>> = {
  request_received: 'received_mail',
  report_ready: 'report_mail',
  booking_approved: 'forms_mail',
  forms_reminder: 'forms_mail',
  followup_questionnaire: 'forms_mail',
};

interface SettledMail {
  readonly mail: { readonly id: string; readonly document: MailDocument };
  readonly change: UpdateData<MailDocument>;
}

/** A record that shows its last email. */
interface Showing {
  readonly record: MailSubject;
  readonly known: StoredLastMail | null;
}

/** Updates the records of emails that were sent or given up. Reads only; `write` makes the changes. */
export async function prepareLastMails(
  transaction: Transaction,
  changes: readonly SettledMail[],
): Promise<{ readonly write: () => void }> {
  const updates: (() => void)[] = [];
  for (const { mail, change } of changes) {
    const notice = mail.document.kind && notices[mail.document.kind];
    if (notice) updates.push(...(await noticeUpdates(transaction, notice, { mail, change })));
    const field = mail.document.kind && fields[mail.document.kind];
    if (!field || change.state === 'RETRY') continue;
    const last = lastMail(mail.id, change);
    for (const { record, known } of await showing(transaction, mail.document.subject, field)) {
      const isOther = known?.mail_id !== mail.id;
      const newerWaits = known?.state === 'waiting' && isOther;
      // A late event about an email that was sent before the one that the record shows.
      const isEarlier = isOther && isBefore(mail.document.sent_at, known?.at);
      // An email that was not needed was never sent, so it doesn't replace the state of an earlier one.
      if (newerWaits || isEarlier || (last === null && isOther)) continue;
      // A request that is confirmed without trouble shows nothing.
      if (field === 'received_mail' && known === null && last?.state !== 'failed') continue;
      updates.push(() => void transaction.update(documentOf(record), { [field]: last }));
    }
  }
  return {
    write() {
      for (const update of updates) update();
    },
  };
}

/** An email of a notice that was not sent, for whatever reason, leaves it to the inspector to call. */
async function noticeUpdates(
  transaction: Transaction,
  notice: ArrivalNoticeKind,
  { mail, change }: SettledMail,
): Promise<(() => void)[]> {
  if (change.state === 'RETRY') return [];
  const reference = jobs().doc(mail.document.subject.id);
  const job = readableRecord(await transaction.get(reference));
  if (!job || 'deleted_at' in job || job[notice]?.mail_id !== mail.id) return [];
  const state = change.sent_at instanceof Timestamp ? 'sent' : 'dropped';
  const next = { [notice]: { ...job[notice], state } };
  return [() => void transaction.update(reference, next)];
}

/**
 * The record that an email is about, and a report's job; without those that were or are being deleted. Damaged ones are left
 * out, so that the email is settled all the same and not sent again.
 */
async function showing(transaction: Transaction, subject: MailSubject, field: Field): Promise<Showing[]> {
  if (field === 'received_mail') {
    const request = readableRecord(await transaction.get(requests().doc(subject.id)));
    return request ? [{ record: subject, known: request.received_mail }] : [];
  }
  if (subject.collection !== collections.inspectionReports) return jobShowing(transaction, subject.id, field);
  const report = readableRecord(await transaction.get(reports().doc(subject.id)));
  if (!report) return [];
  const ofJob = report.booking_id === null ? [] : await jobShowing(transaction, report.booking_id, field);
  return [{ record: subject, known: report.report_mail }, ...ofJob];
}

async function jobShowing(
  transaction: Transaction,
  id: string,
  field: Exclude<Field, 'received_mail'>,
): Promise<Showing[]> {
  const job = readableRecord(await transaction.get(jobs().doc(id)));
  return job && !('deleted_at' in job)
    ? [{ record: { collection: collections.bookings, id }, known: job[field] }]
    : [];
}

function isBefore(one: Timestamp | null, other: Timestamp | undefined): boolean {
  return one !== null && other !== undefined && one.toMillis() < other.toMillis();
}

function lastMail(mailId: string, change: UpdateData<MailDocument>): StoredLastMail | null {
  const { sent_at: sent, gave_up_at: gaveUp, stopped_at: stopped, last_error: error } = change;
  if (sent instanceof Timestamp) return { mail_id: mailId, state: 'sent', at: sent, reason: null };
  if (stopped instanceof Timestamp)
    return { mail_id: mailId, state: 'failed', at: stopped, reason: 'spam-report' };
  if (!(gaveUp instanceof Timestamp)) return null;
  const isAddress = typeof error === 'string' && mayBeWrongAddress(error);
  return { mail_id: mailId, state: 'failed', at: gaveUp, reason: isAddress ? 'address' : null };
}
