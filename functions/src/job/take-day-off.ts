import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { overlap, takenTime } from '@domain/appointment/taken-time';
import { business } from '@domain/business/business';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { noArrivalNotices } from '@domain/job/arrival-notice';
import type { Settings } from '@domain/settings/settings';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { admins } from '../platform/admins';
import { openAuditTrails, type Actor } from '../platform/audit';
import { callable } from '../platform/callable';
import { readableRecord } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { takenOn } from '../records/job/jobs-on';
import { readJob } from '../records/job/read-job';
import type { StoredJob } from '../records/job/stored-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { prepareAssignment } from './prepare-assignment';

type Asked = Omit<CallRequest<'office-day-off'>, 'idempotencyKey'>;

/**
 * office-day-off: notes an inspector's day off, assigns the jobs they had that day to others, and offers the other
 * clients new times: all in one transaction. The appointment of an offered job stays until its client chooses.
 */
export const takeDayOff = callable('office-day-off', ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-day-off', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const dayOff = await prepareDayOff(transaction, asked, now);
    const jobs = await Promise.all(asked.jobs.map(({ bookingId }) => readJob(transaction, bookingId)));
    for (const { stored } of jobs) refuseChanged(asked, stored);
    await refuseLeftOut(transaction, asked);
    const { settings } = await settingsIn(transaction);
    refuseTwice(
      settings,
      asked,
      jobs.map(({ stored }) => stored),
    );
    const prepared = [];
    for (const [index, { bookingId, to }] of asked.jobs.entries()) {
      const job = jobs[index];
      if (!job) continue;
      prepared.push(
        await prepareJob(transaction, { bookingId, to, ...job }, caller, now).catch(
          refusedAt(`jobs[${index}].to`),
        ),
      );
    }
    const record = { collection: collections.admins, id: asked.uid };
    const trails = await openAuditTrails(
      transaction,
      [record, ...jobs.map((job) => job.record)],
      caller,
      now,
    );
    const [trail, ...jobTrails] = trails;
    dayOff.write();
    trail?.append({ action: 'day-off', changed: { days_off: asked.date } });
    for (const [index, change] of prepared.entries()) {
      change.write();
      jobTrails[index]?.append({ action: change.action, changed: change.changed });
    }
    const offered = asked.jobs.filter(({ to }) => to === null).length;
    return { assigned: asked.jobs.length - offered, offered };
  });
});

/** Those that ended before are removed with the next one, so that the list stays short: the dialog takes a hundred. */
const daysKept = 31;

async function prepareDayOff(transaction: Transaction, { uid, date }: Asked, now: Date) {
  const reference = admins().doc(uid);
  const member = readableRecord(await transaction.get(reference));
  if (!member) throw new AppError('not-found', 'no such member', 'This person isn’t on the team anymore.');
  const { days_off } = member;
  const isOff = days_off.some(({ from, to }) => from <= date && date <= to);
  const keptFrom = addDays(calendarDateIn(business.timeZone, now), -daysKept);
  const kept = days_off.filter(({ to }) => to >= keptFrom);
  return {
    write() {
      if (!isOff) transaction.update(reference, { days_off: [...kept, { from: date, to: date }] });
    },
  };
}

/** @throws AppError `invalid-input` if the page's list of the day's jobs is outdated */
function refuseChanged(asked: Asked, job: StoredJob): void {
  if (!isToSettle(asked, job)) throw dayHasChanged();
}

/**
 * Refuses a day off for which a job was booked since the page listed the day's jobs: it would stay with an inspector who is
 * off. A job that has begun may stay.
 * @throws AppError `invalid-input` if there is one
 */
async function refuseLeftOut(transaction: Transaction, asked: Asked): Promise<void> {
  const listed = new Set(asked.jobs.map(({ bookingId }) => bookingId));
  for (const { id, job } of await takenOn(asked.date, transaction)) {
    if (job.inspector_id !== asked.uid || listed.has(id)) continue;
    const { stored } = await readJob(transaction, id);
    if (isToSettle(asked, stored)) throw dayHasChanged();
  }
}

function isToSettle({ uid, date }: Asked, job: StoredJob): boolean {
  return job.inspector_id === uid && job.scheduled_date === date && job.status === 'scheduled';
}

function dayHasChanged(): AppError {
  return new AppError(
    'invalid-input',
    'the day has changed',
    'The jobs of this day have changed. Close this and open it again. Nothing was saved.',
  );
}

/** @throws AppError `invalid-input` if two of these jobs would be one inspector's at one time */
function refuseTwice(settings: Settings, { jobs: asked }: Asked, jobs: readonly StoredJob[]): void {
  const times = jobs.map((job) => takenTime(settings, job));
  for (const [index, { to }] of asked.entries()) {
    const time = times[index];
    const twice = asked.findIndex(
      (other, place) => place < index && to !== null && other.to === to && overlaps(times[place], time),
    );
    if (twice === -1) continue;
    const sentence = 'This person gets two of these jobs at one time. Choose someone else for one of them.';
    throw new AppError('invalid-input', 'inspector taken', sentence, {
      fields: { [`jobs[${index}].to`]: sentence },
    });
  }
}

/** Names the field of the job whose inspector was refused. */
function refusedAt(field: string) {
  return (error: unknown): never => {
    const sentence = error instanceof AppError ? error.details.fields?.inspector_id : undefined;
    if (sentence === undefined) throw error;
    throw new AppError('invalid-input', 'inspector refused', sentence, { fields: { [field]: sentence } });
  };
}

type Time = ReturnType<typeof takenTime> | undefined;

const overlaps = (one: Time, other: Time) => one !== undefined && other !== undefined && overlap(one, other);

interface DayOffJob extends Awaited<ReturnType<typeof readJob>> {
  readonly bookingId: string;
  readonly to: string | null;
}

async function prepareJob(
  transaction: Transaction,
  { bookingId, to, record, reference, stored: job }: DayOffJob,
  actor: Actor,
  now: Date,
) {
  const assignment = await prepareAssignment(
    transaction,
    { bookingId, before: job.inspector_id, asked: to, visit: job, stays: true },
    actor,
    now,
  );
  const offered = to === null;
  const changed = {
    inspector_id: to,
    times_offered_at: offered ? Timestamp.fromDate(now) : null,
  };
  return {
    action: offered ? ('times-offered' as const) : ('assigned' as const),
    changed,
    write() {
      transaction.update(reference, { ...changed, ...noArrivalNotices });
      assignment.notify();
      if (!offered) return;
      writeMailIntent(transaction, {
        kind: 'new_times_offered',
        subject: record,
        recipient: job.customer.email,
        now,
        direct: true,
        occasion: String(now.getTime()),
      });
    },
  };
}
