import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import type { DayOffAnswer } from '@domain/inspector/day-off';
import type { Job } from '@domain/job/job';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { db } from './support/admin-sdk';
import { bookedJob, type BookedJob } from './support/booked-job';
import { call, callUntilTaken } from './support/call';
import { endInspectors, makeInspector } from './support/inspectors';
import { mailTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { actionsOn } from './support/trail';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});
afterAll(endInspectors);

const today = calendarDateIn(business.timeZone, new Date());
let days = 40;
/** A day that no other test uses, so that only its jobs take time. */
const ownDay = () => addDays(today, (days += 1));
const morning = { scheduled_time: '10:00', scheduled_until: '12:00' };
const afternoon = { scheduled_time: '14:00', scheduled_until: '16:00' };

async function newInspector(): Promise<string> {
  const uid = `inspector-${randomUUID()}`;
  await makeInspector(uid, { email: `${uid.slice(0, 18)}@example.com`, role: 'office' });
  return uid;
}

interface Settled {
  readonly bookingId: string;
  readonly to: string | null;
}

const takeOff = (uid: string, date: string, jobs: readonly Settled[]) =>
  callUntilTaken<DayOffAnswer>('office-day-off', { uid, date, jobs, idempotencyKey: randomUUID() }, admin);
const stored = async ({ bookingId }: Pick<BookedJob, 'bookingId'>) =>
  (await db.collection('bookings').doc(bookingId).get()).data() as Job | undefined;
const daysOffOf = async (uid: string) =>
  (await db.collection('admins').doc(uid).get()).get('days_off') as unknown;

test('one job goes to another inspector, the other client is offered new times, and the day off is noted', async () => {
  const [sick, other] = [await newInspector(), await newInspector()];
  const date = ownDay();
  const first = await bookedJob({ scheduled_date: date, ...morning, inspector_id: sick });
  const second = await bookedJob({ scheduled_date: date, ...afternoon, inspector_id: sick });
  const { result } = await takeOff(sick, date, [
    { bookingId: first.bookingId, to: other },
    { bookingId: second.bookingId, to: null },
  ]);
  expect(result).toEqual({ assigned: 1, offered: 1 });
  expect(await daysOffOf(sick)).toEqual([{ from: date, to: date }]);
  expect(await stored(first)).toMatchObject({ inspector_id: other, times_offered_at: null });
  const offered = await stored(second);
  expect(offered).toMatchObject({ inspector_id: null, scheduled_date: date, status: 'scheduled' });
  expect(offered?.times_offered_at).not.toBeNull();
  const mail = await mailTo(second.email);
  expect(mail.subject).toMatch(/^Please choose a new time/);
  expect(mail.html).toContain(`${routes.appointment}?booking=${second.key}`);
  expect(await actionsOn(second.bookingId)).toContain('times-offered');
  expect(await actionsOn(sick)).toContain('day-off');
});

test('days off that ended long ago are removed with the next one', async () => {
  const sick = await newInspector();
  const longAgo = Array.from({ length: 100 }, (_, index) => addDays(today, -200 + index));
  const [recent, coming, date] = [addDays(today, -30), addDays(today, 20), ownDay()];
  const each = [...longAgo, recent, coming].map((day) => ({ from: day, to: day }));
  await db.collection('admins').doc(sick).update({ days_off: each });
  expect((await takeOff(sick, date, [])).error).toBeUndefined();
  expect(await daysOffOf(sick)).toEqual([recent, coming, date].map((day) => ({ from: day, to: day })));
});

test('a client who was offered new times can choose one, however soon the old one was', async () => {
  const sick = await newInspector();
  const job = await bookedJob({ scheduled_date: today, ...morning, inspector_id: sick });
  await takeOff(sick, today, [{ bookingId: job.bookingId, to: null }]);
  const next = addDays(today, 8);
  let date = next;
  let times: readonly string[] = [];
  for (let day = 0; day < 8 && times.length === 0; day += 1) {
    date = addDays(next, day);
    const { result } = await call<{ times: readonly string[] }>('client-appointment-slots', {
      booking: job.key,
      date,
    });
    times = result?.times ?? [];
  }
  const [time] = times;
  const { result } = await call<{ state: string }>('client-appointment-move', {
    booking: job.key,
    scheduled_date: date,
    scheduled_time: time,
    idempotencyKey: randomUUID(),
  });
  expect(result?.state).toBe('moved');
  expect(await stored(job)).toMatchObject({ scheduled_date: date, times_offered_at: null });
});

test('nothing is saved if one of the jobs would be someone’s second at that time', async () => {
  const [sick, other] = [await newInspector(), await newInspector()];
  const date = ownDay();
  const own = await bookedJob({ scheduled_date: date, ...morning, inspector_id: sick });
  await bookedJob({ scheduled_date: date, ...morning, inspector_id: other });
  const { error } = await takeOff(sick, date, [{ bookingId: own.bookingId, to: other }]);
  expect(error?.details?.fields).toHaveProperty('jobs[0].to');
  expect((await stored(own))?.inspector_id).toBe(sick);
  expect(await daysOffOf(sick)).toBeUndefined();
});

test('two jobs at one time don’t go to the same inspector', async () => {
  const [sick, other] = [await newInspector(), await newInspector()];
  const date = ownDay();
  const jobs = await Promise.all(
    [morning, morning].map((time) => bookedJob({ scheduled_date: date, ...time, inspector_id: sick })),
  );
  const { error } = await takeOff(
    sick,
    date,
    jobs.map(({ bookingId }) => ({ bookingId, to: other })),
  );
  expect(error?.details?.fields).toHaveProperty('jobs[1].to');
});

test('a list of jobs that is outdated is refused', async () => {
  const sick = await newInspector();
  const date = ownDay();
  const job = await bookedJob({ scheduled_date: addDays(date, 1), ...morning, inspector_id: sick });
  const { error } = await takeOff(sick, date, [{ bookingId: job.bookingId, to: null }]);
  expect(error?.details?.userMessage).toContain('have changed');
  expect(await daysOffOf(sick)).toBeUndefined();
});

test('a list that lacks a job of the day is refused, but not one without a job that has begun', async () => {
  const [sick, other] = [await newInspector(), await newInspector()];
  const date = ownDay();
  const listed = await bookedJob({ scheduled_date: date, ...morning, inspector_id: sick });
  const booked = await bookedJob({ scheduled_date: date, ...afternoon, inspector_id: sick });
  const jobs = [{ bookingId: listed.bookingId, to: other }];
  const { error } = await takeOff(sick, date, jobs);
  expect(error?.details?.userMessage).toContain('have changed');
  expect(await daysOffOf(sick)).toBeUndefined();
  expect((await stored(listed))?.inspector_id).toBe(sick);

  await db.collection('bookings').doc(booked.bookingId).update({ status: 'in_progress' });
  expect((await takeOff(sick, date, jobs)).result).toEqual({ assigned: 1, offered: 0 });
  expect((await stored(booked))?.inspector_id).toBe(sick);
});

test('a day off is noted once', async () => {
  const sick = await newInspector();
  const date = ownDay();
  await takeOff(sick, date, []);
  await takeOff(sick, date, []);
  expect(await daysOffOf(sick)).toEqual([{ from: date, to: date }]);
});
