import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { deadlineMails, reportableStatuses } from '@domain/deadline/about-to-miss';
import { dueMails, type DueMail } from '@domain/job/due-mails';
import { isAcceptanceHeld } from '@domain/job/undo-acceptance';
import type { MailKind, TextKind } from '@domain/mail/mail-state';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { jobs, readableJobs, storedJob, type StoredJob } from '../records/job/stored-job';
import { prepareText } from '../records/mail/text-intent';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import { mails, type MailReference } from '../records/mail/mail-document';

const pageSize = 200;
/** The earliest email is due 72 hours before the appointment; one day more, because the query has only dates. */
const daysAhead = 4;
/** A deadline that passed longer ago is no news to the office. */
const deadlineDaysBack = 3;

/**
 * Queues the emails about appointments and deadlines that are due at `now`. Their ids are deterministic, so that repeated
 * sweeps queue each one once. @returns how many were new.
 */
export async function sweepDueMails(now: Date): Promise<number> {
  const today = calendarDateIn(business.timeZone, now);
  const upcoming = jobs()
    .where('status', '==', 'scheduled')
    .where('scheduled_date', '>=', today)
    .where('scheduled_date', '<=', addDays(today, daysAhead))
    .orderBy('scheduled_date');
  const unreported = jobs()
    .where('status', 'in', reportableStatuses)
    .where('report_sent_at', '==', null)
    .where('deadline', '>=', addDays(today, -deadlineDaysBack))
    .where('deadline', '<=', today)
    .orderBy('deadline');
  const committed = (await commitPages(upcoming, now)) + (await commitPages(unreported, now));
  logs.dueMailsCommitted(committed);
  return committed;
}

async function commitPages(
  listed: ReturnType<ReturnType<typeof jobs>['orderBy']>,
  now: Date,
): Promise<number> {
  const pages = listed.limit(pageSize);
  let committed = 0;
  let page = await pages.get();
  while (page.size > 0) {
    committed += await commitDue(page.docs, now);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    page = await pages.startAfter(last).get();
  }
  return committed;
}

async function commitDue(found: Parameters<typeof readableJobs>[0], now: Date): Promise<number> {
  const due = readableJobs(found).flatMap(({ id, job }) => dueOf(job, now).map((mail) => intentOf(id, mail)));
  if (due.length === 0) return 0;
  // An email stays due until its appointment begins, so most were queued by an earlier sweep.
  const known = await firestore().getAll(...due.map(mailReference), { fieldMask: [] });
  let committed = 0;
  for (const [index, intent] of due.entries()) {
    if (!known[index]?.exists && (await commitDueMail(intent, now))) committed += 1;
  }
  return committed;
}

function dueOf(job: StoredJob, now: Date): DueMail[] {
  if (isAcceptanceHeld(job, now)) return [];
  const agreed = job.agreed_at ?? job.created_at;
  return [
    ...dueMails({ ...job, agreed_at: agreed.toDate().toISOString() }, business.timeZone, now),
    ...deadlineMails(job, calendarDateIn(business.timeZone, now)),
  ];
}

function intentOf(bookingId: string, { kind, occasion }: DueMail) {
  return { kind, subject: { collection: collections.bookings, id: bookingId }, occasion };
}

type DueIntent = ReturnType<typeof intentOf>;

function mailReference(intent: DueIntent): MailReference {
  return mails().doc(mailId(intent));
}

/** The text message that goes to the client along with an email, if they agreed to those. */
const textsBeside: Partial<Record<MailKind, TextKind>> = {
  appointment_confirmation: 'text_reminder',
  forms_reminder: 'text_forms',
};

/** Writes the intent; false if it exists already, or the job has changed since the query. */
function commitDueMail(intent: DueIntent, now: Date): Promise<boolean> {
  const { id } = intent.subject;
  return commit('due-mail', async (transaction) => {
    const known = await transaction.get(mailReference(intent));
    const job = storedJob(await transaction.get(jobs().doc(id)));
    const stillDue = job && dueOf(job, now).some(({ occasion }) => occasion === intent.occasion);
    if (known.exists || !stillDue) return false;
    const recipient = intent.kind === 'office_deadline_near' ? business.officeEmail : job.customer.email;
    const { kind, ...about } = intent;
    const textKind = textsBeside[kind];
    const text = textKind
      ? await prepareText(transaction, { ...about, kind: textKind, client: job.customer, now })
      : null;
    writeMailIntent(transaction, { ...intent, recipient, now });
    text?.write();
    return true;
  });
}
