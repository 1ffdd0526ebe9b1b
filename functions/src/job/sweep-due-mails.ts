import type { CollectionReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { deadlineMails, reportableStatuses, waitingDeadlineMails } from '@domain/deadline/about-to-miss';
import { deadlineOfReferral } from '@domain/referral/deadline-of-referral';
import { isOpen } from '@domain/referral/is-open';
import { isPending, pendingRequestStatuses } from '@domain/request/request-status';
import { dueMails, type DueMail } from '@domain/job/due-mails';
import { isAcceptanceHeld } from '@domain/job/undo-acceptance';
import type { MailSubject } from '@domain/mail/mail-subject';
import type { MailKind, TextKind } from '@domain/mail/mail-state';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { commit } from '../platform/commit';
import { firestore } from '../platform/firestore';
import { logs } from '../platform/logs';
import { readable } from '../platform/readable';
import { settingsNow } from '../platform/settings-now';
import { isDeleted, jobs, type DeletedJob, type StoredJob } from '../records/job/stored-job';
import { referrals, type StoredReferral } from '../records/referral/stored-referral';
import { requests, type StoredRequest } from '../records/request/stored-request';
import { prepareText } from '../records/mail/text-intent';
import { mailId, writeMailIntent } from '../records/mail/write-mail-intent';
import { mails, type MailReference } from '../records/mail/mail-document';

const pageSize = 200;
/** The earliest email is due 72 hours before the appointment; one day more, because the query has only dates. */
const daysAhead = 4;
/** A deadline that passed longer ago is no news to the office. */
const deadlineDaysBack = 3;
/** Late appointments are searched among all open deadlines, which would be many reads every minute. */
const lateEveryMinutes = 10;

/**
 * Queues the emails about appointments and deadlines that are due at `now`. Their ids are deterministic, so that repeated
 * sweeps queue each one once. @returns how many were new.
 */
export async function sweepDueMails(now: Date): Promise<number> {
  const today = calendarDateIn(business.timeZone, now);
  const [passed, tomorrow] = [addDays(today, -deadlineDaysBack), addDays(today, 1)];
  const upcoming = jobs()
    .where('status', '==', 'scheduled')
    .where('scheduled_date', '>=', today)
    .where('scheduled_date', '<=', addDays(today, daysAhead))
    .orderBy('scheduled_date');
  const unreported = jobs()
    .where('status', 'in', reportableStatuses)
    .where('report_sent_at', '==', null)
    .where('deadline', '>=', passed)
    .orderBy('deadline');
  const near = unreported.where('deadline', '<=', tomorrow);
  const isLateSwept = now.getUTCMinutes() % lateEveryMinutes === 0;
  const waitingRequests = requests()
    .where('status', 'in', pendingRequestStatuses)
    .where('deadline', '>=', passed)
    .where('deadline', '<=', tomorrow)
    .orderBy('deadline');
  const waitingReferrals = referrals()
    .where('progress', '==', 'none')
    .where('declined_at', '==', null)
    .where('needed_by', '>=', passed)
    .where('needed_by', '<=', tomorrow)
    .orderBy('needed_by');
  let committed = await commitPages(ofJobs, upcoming, now);
  committed += await commitPages(ofJobs, isLateSwept ? unreported : near, now);
  committed += await commitPages(ofRequests, waitingRequests, now);
  committed += await commitPages(ofReferrals, waitingReferrals, now);
  logs.dueMailsCommitted(committed);
  return committed;
}

/** A collection whose records have due emails. */
interface Source<Stored extends object> {
  readonly collection: CollectionName;
  readonly records: () => CollectionReference<Stored, Stored>;
  readonly dueOf: (stored: Stored, now: Date) => DueMail[];
  /** Who gets the emails that don't go to the office. */
  readonly clientOf: (stored: Stored) => StoredJob['customer'] | null;
}

const ofJobs: Source<StoredJob | DeletedJob> = {
  collection: collections.bookings,
  records: jobs,
  dueOf: (stored, now) => (isDeleted(stored) ? [] : dueOf(stored, now)),
  clientOf: (stored) => (isDeleted(stored) ? null : stored.customer),
};
const ofRequests: Source<StoredRequest> = {
  collection: collections.leads,
  records: requests,
  dueOf: (request, now) =>
    isPending(request.status) ? waitingDeadlineMails(request, calendarDateIn(business.timeZone, now)) : [],
  clientOf: () => null,
};
const ofReferrals: Source<StoredReferral> = {
  collection: collections.referrals,
  records: referrals,
  dueOf: (referral, now) =>
    isOpen(referral)
      ? waitingDeadlineMails(deadlineOfReferral(referral), calendarDateIn(business.timeZone, now))
      : [],
  clientOf: () => null,
};

async function commitPages<Stored extends object>(
  source: Source<Stored>,
  listed: Query<Stored, Stored>,
  now: Date,
): Promise<number> {
  const pages = listed.limit(pageSize);
  let committed = 0;
  let page = await pages.get();
  while (page.size > 0) {
    committed += await commitDue(source, page.docs, now);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) break;
    page = await pages.startAfter(last).get();
  }
  return committed;
}

async function commitDue<Stored extends object>(
  source: Source<Stored>,
  found: readonly QueryDocumentSnapshot<Stored, Stored>[],
  now: Date,
): Promise<number> {
  const due = readable(found).flatMap(({ id, stored }) =>
    source.dueOf(stored, now).map((mail) => intentOf({ collection: source.collection, id }, mail)),
  );
  if (due.length === 0) return 0;
  // An email stays due until its appointment begins, so most were queued by an earlier sweep.
  const known = await firestore().getAll(...due.map(mailReference), { fieldMask: [] });
  let committed = 0;
  for (const [index, intent] of due.entries()) {
    if (!known[index]?.exists && (await commitDueMail(source, intent, now))) committed += 1;
  }
  return committed;
}

function dueOf(job: StoredJob, now: Date): DueMail[] {
  if (isAcceptanceHeld(job, now)) return [];
  const agreed = job.agreed_at ?? job.created_at;
  return [
    ...dueMails({ ...job, agreed_at: agreed.toDate().toISOString() }, business.timeZone, now),
    ...deadlineMails(settingsNow(), job, calendarDateIn(business.timeZone, now)),
  ];
}

function intentOf(subject: MailSubject, { kind, occasion }: DueMail) {
  return { kind, subject, occasion };
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

/** Writes the intent; false if it exists already, or the record has changed since the query. */
function commitDueMail<Stored extends object>(
  source: Source<Stored>,
  intent: DueIntent,
  now: Date,
): Promise<boolean> {
  return commit('due-mail', async (transaction) => {
    const known = await transaction.get(mailReference(intent));
    const stored = (await transaction.get(source.records().doc(intent.subject.id))).data();
    const stillDue = stored && source.dueOf(stored, now).some(({ occasion }) => occasion === intent.occasion);
    if (known.exists || !stillDue) return false;
    const client = source.clientOf(stored);
    const isForOffice = intent.kind === 'office_deadline_near' || client === null;
    const recipient = isForOffice ? business.officeEmail : client.email;
    const { kind, ...about } = intent;
    const textKind = textsBeside[kind];
    const text =
      textKind && client ? await prepareText(transaction, { ...about, kind: textKind, client, now }) : null;
    writeMailIntent(transaction, { ...intent, recipient, now });
    text?.write();
    return true;
  });
}
