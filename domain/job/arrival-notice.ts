import { AppError } from '../errors/app-error';
import type { Arrival } from '../appointment/arrival';
import type { CalendarDate } from '../time/calendar-date';
import { addMinutes, isTimeOfDay, type TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import type { Job } from './job';
import { jobRefusal } from './refuse-transition';

/** What an inspector tells the client of a job: that they are on the way, or that they come later than agreed. */
export const arrivalNoticeKinds = ['on_my_way', 'running_late'] as const;
export type ArrivalNoticeKind = (typeof arrivalNoticeKinds)[number];

/**
 * waiting: the email waits for its Undo to expire, or for the sender. dropped: it could not be sent before it would have
 * been wrong, so the inspector has to call.
 */
export const arrivalNoticeStates = ['waiting', 'sent', 'dropped'] as const;
export type ArrivalNoticeState = (typeof arrivalNoticeStates)[number];

/** The last such notice of a job. `At`: how a moment is given, ISO 8601 unless stated. */
export interface ArrivalNotice<At = string> {
  /** From the press to the arrival, or after the agreed time. */
  readonly minutes: number;
  /** When the server got it. */
  readonly at: At;
  /** When the inspector is expected; a notice that isn't sent by then is dropped. */
  readonly expected_at: At;
  readonly state: ArrivalNoticeState;
  /** The email to the client; null if it was dropped at once. */
  readonly mail_id: string | null;
}

/** The minutes offered for each. */
export const noticeMinutes = {
  on_my_way: [10, 15, 20, 30, 45, 60],
  running_late: [15, 30, 45, 60, 90, 120],
} as const satisfies Record<ArrivalNoticeKind, readonly number[]>;

/** Seconds for which a notice can be undone. */
export const noticeUndoSeconds = 10;

/** Added by the server for network latency. */
const graceSeconds = 10;

/** The last moment at which a notice taken at `at` can be undone; its emails wait for it. */
export function noticeUndoEnd(at: Date): Date {
  return new Date(at.getTime() + (noticeUndoSeconds + graceSeconds) * 1000);
}

/** What a job has once its appointment is another one, or someone else's. */
export const noArrivalNotices = { on_my_way: null, running_late: null } as const;

type Appointment = Pick<Job<unknown>, 'scheduled_date' | 'scheduled_time'>;

interface Pressed {
  readonly notice: ArrivalNoticeKind;
  readonly minutes: number;
  readonly pressedAt: Date;
}

/** When the inspector is expected by a notice. */
export function expectedAt(
  { scheduled_date: date, scheduled_time: time }: Appointment,
  { notice, minutes, pressedAt }: Pressed,
  timeZone: string,
): Date {
  const from = notice === 'on_my_way' ? pressedAt : instantOf(date, time, timeZone);
  return new Date(from.getTime() + minutes * 60_000);
}

/** The arrival that many minutes later, on the same day. */
export function laterArrival(
  { scheduled_time: from, scheduled_until: until }: Arrival,
  minutes: number,
): Arrival {
  return {
    scheduled_time: isTimeOfDay(from) ? later(from, minutes) : from,
    scheduled_until: until && later(until, minutes),
  };
}

function later(time: TimeOfDay, minutes: number): TimeOfDay {
  const moved = addMinutes(time, minutes);
  return moved < '24:00' ? moved : '23:59';
}

/** Whether a notice was sent or is about to be. */
export function isAnnounced(notice: ArrivalNotice<unknown> | null): boolean {
  return notice !== null && notice.state !== 'dropped';
}

type Noticed = Appointment & Pick<Job<unknown>, 'status' | ArrivalNoticeKind>;

/**
 * Refuses a notice that makes no sense for a job: it isn't scheduled, isn't today's, or its client already knows that the
 * inspector is on the way.
 * @throws AppError `already-handled`
 */
export function refuseArrivalNotice(job: Noticed, today: CalendarDate): void {
  if (job.status !== 'scheduled') throw jobRefusal(job.status);
  if (job.scheduled_date !== today) throw handled(`job is on ${job.scheduled_date}`, 'This job isn’t today.');
  if (isAnnounced(job.on_my_way)) {
    throw handled('on the way already', 'The client already knows that you’re on the way.');
  }
}

const handled = (message: string, sentence: string) => new AppError('already-handled', message, sentence);

/** The refusal of an undo after its time, or of a notice that is gone. */
export function noticeTooLate(): AppError {
  return handled('the time to undo is over', 'The email has gone out, so it can’t be undone.');
}
