import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type {
  CancelAppointmentAnswer,
  MoveAppointmentAnswer,
  OpenAppointmentAnswer,
  OpenSlotsAnswer,
} from '@domain/appointment/appointment-calls';
import { appointmentChangeLimit } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import type * as OfficeMail from '../../functions/src/mail/compose/kinds/office-appointment-changed';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { bookedJob, storeLink } from './support/booked-job';
import { newKey } from '../../tools/testing/factories/new-key';
import { call } from './support/call';
import { newAddress } from '../../tools/testing/factories/new-address';
import { freeDay } from './support/free-day';
import { mailTo, mailsTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { mailKindsAbout } from './support/mail-kinds';
import { trailOf } from './support/trail';
import { sweepOnly } from './support/tick';

const open = (booking: string, from = newAddress()) =>
  call<OpenAppointmentAnswer>('client-appointment-open', { booking }, { from });
const slots = (booking: string, date: string) =>
  call<OpenSlotsAnswer>('client-appointment-slots', { booking, date });
const move = (booking: string, body: object, from = newAddress()) =>
  call<MoveAppointmentAnswer>(
    'client-appointment-move',
    { booking, idempotencyKey: randomUUID(), ...body },
    { from },
  );
const cancel = (booking: string, body: object = {}) =>
  call<CancelAppointmentAnswer>('client-appointment-cancel', {
    booking,
    reason: '',
    idempotencyKey: randomUUID(),
    ...body,
  });
const stored = async (bookingId: string) =>
  (await db.collection('bookings').doc(bookingId).get()).data() as Job;
const at = (scheduled_date: string, scheduled_time: string) => ({ scheduled_date, scheduled_time });

/** The business's local date and time this many minutes from now. */
function inMinutes(minutes: number) {
  const instant = new Date(Date.now() + minutes * 60_000);
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: business.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
  return at(calendarDateIn(business.timeZone, instant), time);
}

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

describe('the link', () => {
  it('shows the appointment and its change deadline, and no id', async () => {
    const day = await freeDay();
    const { bookingId, key } = await bookedJob(at(day, '10:00'));
    const { result } = await open(key);
    expect(result).toMatchObject({
      state: 'open',
      appointment: {
        scheduled_date: day,
        scheduled_time: '10:00',
        total_price: usualService.price,
        fixed: null,
      },
    });
    expect(JSON.stringify(result)).not.toContain(bookingId);
  });

  it('is refused if it is unknown, revoked, expired, canceled, or not for rescheduling', async () => {
    const { bookingId } = await bookedJob();
    const cancelled = await bookedJob({ status: 'cancelled' });
    const day = await freeDay();
    const keys = [
      newKey(),
      await storeLink(bookingId, { revoked_at: new Date() }),
      await storeLink(bookingId, { expires_at: new Date(Date.now() - 1000) }),
      cancelled.key,
      await storeLink(bookingId, { scopes: ['forms'] }),
    ];
    const states = [];
    for (const key of keys) {
      states.push([
        (await open(key)).result?.state,
        (await slots(key, day)).result?.state,
        (await move(key, at(day, '10:00'))).result?.state,
        (await cancel(key)).result?.state,
      ]);
    }
    expect(states).toEqual(
      ['unknown', 'revoked', 'expired', 'cancelled', 'unknown'].map((state) => [state, state, state, state]),
    );
  });

  it('is rate-limited for a caller who tries many', async () => {
    const from = newAddress();
    const { key } = await bookedJob();
    for (let tries = 0; tries < 20; tries += 1) await open(newKey(), from);
    expect((await open(key, from)).error?.details?.code).toBe('rate-limited');
    expect((await move(key, at(await freeDay(), '08:00'), from)).error?.details?.code).toBe('rate-limited');
  });
});

describe('an appointment that can no longer be changed', () => {
  test.each<[string, Partial<Job>, string]>([
    ['23 hours and 55 minutes before', inMinutes(24 * 60 - 5), 'too-late'],
    ['once it has started', inMinutes(-30), 'too-late'],
    ['before it is agreed', { status: 'pending' }, 'not-scheduled'],
    ['while the inspection is in progress', { status: 'in_progress' }, 'under-way'],
    ['when the job is completed', { status: 'completed' }, 'done'],
  ])('%s', async (_when, overrides, reason) => {
    const { bookingId, key } = await bookedJob(overrides);
    const day = await freeDay();
    const before = await stored(bookingId);
    const fixed = { fixed: reason };
    expect((await open(key)).result).toMatchObject({ state: 'open', appointment: fixed });
    expect((await slots(key, day)).result).toEqual({ state: 'open', date: day, times: [] });
    expect((await move(key, at(day, '10:00'))).result).toMatchObject({ state: 'fixed', appointment: fixed });
    expect((await cancel(key)).result).toMatchObject({ state: 'fixed', appointment: fixed });
    expect(await stored(bookingId)).toEqual(before);
    expect(await mailKindsAbout(bookingId)).toEqual([]);
  });

  it('is not yet fixed 24 hours and 5 minutes ahead', async () => {
    const { key } = await bookedJob(inMinutes(24 * 60 + 5));
    expect((await move(key, at(await freeDay(), '10:00'))).result?.state).toBe('moved');
  });
});

describe('free times', () => {
  it('are the windows without another job', async () => {
    const day = await freeDay();
    // It takes as long as its service, so the window that begins at 10 too.
    expect(usualService.minutes).toBeGreaterThan(45);
    await bookedJob(at(day, '09:15'));
    await bookedJob({ ...at(day, '12:00'), status: 'in_progress' });
    // These two jobs occupy no time that day.
    await bookedJob({ ...at(day, '10:00'), status: 'cancelled' });
    await bookedJob({ ...at(day, '14:00'), status: 'pending' });
    const { key } = await bookedJob(at(day, '16:00'));
    expect((await slots(key, day)).result).toEqual({ state: 'open', date: day, times: ['14:00'] });
  });

  it('do not exist on a Sunday, today, or half a year ahead', async () => {
    const { key } = await bookedJob();
    const today = calendarDateIn(business.timeZone, new Date());
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    for (const date of [addDays(today, 14 - weekday), today, addDays(today, 180)]) {
      expect((await slots(key, date)).result).toMatchObject({ times: [] });
      expect((await move(key, at(date, '10:00'))).result).toEqual({ state: 'taken', times: [] });
    }
  });
});

describe('moving an appointment', () => {
  it('stores the new time with the previous one and notifies client and office', async () => {
    const to = await freeDay();
    const { bookingId, key, email } = await bookedJob({ calendar_sequence: 2 });
    const from = nextWeek();
    const { result } = await move(key, at(to, '14:00'));
    expect(result).toMatchObject({
      state: 'moved',
      appointment: { scheduled_date: to, scheduled_time: '14:00', fixed: null },
    });
    expect(await stored(bookingId)).toMatchObject({
      ...at(to, '14:00'),
      scheduled_until: '16:00',
      status: 'scheduled',
      calendar_sequence: 3,
      client_move: { from_date: from, from_time: '10:00' },
    });
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^New time: your sewer inspection on .*, 2-4 PM$/);
    expect(mail.html).toContain(`/appointment?booking=${key}`);
    expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString()).toContain('SEQUENCE:3');
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_moved', 'office_appointment_changed']);

    const trail = await trailOf(bookingId);
    expect(trail.map((entry) => entry.data())).toMatchObject([
      { action: 'moved', actor: { kind: 'public' } },
    ]);
  });

  it('happens once even if repeated, and returns the same result after the link ends', async () => {
    const day = await freeDay();
    const { bookingId, key } = await bookedJob();
    const body = { ...at(day, '10:00'), idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 3 }, () => move(key, body)));
    expect(answers.map(({ result }) => result?.state)).toEqual(['moved', 'moved', 'moved']);
    expect((await stored(bookingId)).calendar_sequence).toBe(1);
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_moved', 'office_appointment_changed']);
    await db.collection('access_links').doc(key).update({ revoked_at: new Date() });
    expect((await move(key, body)).result?.state).toBe('moved');
    expect((await move(key, { ...body, scheduled_time: '12:00' })).error?.details?.code).toBe('key-reused');
  });

  it('to its current time changes nothing and sends no email', async () => {
    const day = await freeDay();
    const { bookingId, key } = await bookedJob(at(day, '14:30'));
    const before = await stored(bookingId);
    expect((await move(key, at(day, '14:30'))).result?.state).toBe('moved');
    expect(await stored(bookingId)).toEqual(before);
    expect(await mailKindsAbout(bookingId)).toEqual([]);
  });

  it('to a taken window returns that day’s remaining free times', async () => {
    const day = await freeDay();
    await bookedJob(at(day, '10:00'));
    const { bookingId, key } = await bookedJob();
    const before = await stored(bookingId);
    expect((await move(key, at(day, '10:00'))).result).toEqual({
      state: 'taken',
      times: ['08:00', '12:00', '14:00', '16:00'],
    });
    expect(await stored(bookingId)).toEqual(before);
  });

  it.each([
    ['08:30', 'that begins no window'],
    ['06:00', 'before the office opens'],
  ])('to %s, a time %s, is refused like a taken one', async (time) => {
    const { key } = await bookedJob();
    expect((await move(key, at(await freeDay(), time))).result?.state).toBe('taken');
  });

  it('to one window by many clients at once succeeds for one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const day = await freeDay();
      const clients = await Promise.all(Array.from({ length: 3 }, () => bookedJob()));
      const answers = await Promise.all(clients.map(({ key }) => move(key, at(day, '12:00'))));
      const states = answers.map(({ result }) => result?.state).sort();
      expect(states).toEqual(['moved', 'taken', 'taken']);
      const there = await db.collection('bookings').where('scheduled_date', '==', day).get();
      expect(there.size).toBe(1);
    }
  });

  it('is rate-limited per connection', async () => {
    const from = newAddress();
    const day = await freeDay();
    await bookedJob(at(day, '10:00'));
    const { key } = await bookedJob();
    for (let tries = 0; tries < appointmentChangeLimit.accepted; tries += 1) {
      expect((await move(key, at(day, '10:00'), from)).result?.state).toBe('taken');
    }
    const { error, headers } = await move(key, at(day, '12:00'), from);
    expect(error?.details?.code).toBe('rate-limited');
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('the email to the office', () => {
  let compose: typeof OfficeMail.composeOfficeAppointmentChanged;
  beforeAll(async () => {
    ({ composeOfficeAppointmentChanged: compose } =
      await import('../../functions/src/mail/compose/kinds/office-appointment-changed'));
  });
  const mailAbout = (...ids: string[]) =>
    compose(
      ids.map((id) => ({ collection: 'bookings' as const, id })),
      new Date(),
      [],
    );

  it('says who moved which appointment, from when to when', async () => {
    const day = await freeDay();
    const { bookingId, key } = await bookedJob();
    await move(key, at(day, '14:00'));
    const mail = await mailAbout(bookingId);
    expect(mail?.to).toBe(business.officeEmail);
    expect(mail?.subject).toMatch(/^Moved by the client: \w{3}, \w{3} \d+, 2-4 PM \([\w-]+\)$/);
    expect(mail?.text).toContain(`${longDate(day)}, 2-4 PM`);
    expect(mail?.text).toContain(`${longDate(nextWeek())}, 10:00 AM`);
    expect(mail?.html).toContain('/admin?tab=workflow&amp;list=jobs');
  });

  it('says who canceled and why', async () => {
    const { bookingId, key } = await bookedJob();
    await cancel(key, { reason: 'The sale fell through.' });
    const mail = await mailAbout(bookingId);
    expect(mail?.subject).toMatch(/^Cancelled by the client: /);
    expect(mail?.text).toContain('The sale fell through.');
  });

  it('covers several changes, and is dropped if the office has moved the appointment since', async () => {
    const { bookingId, key } = await bookedJob();
    await move(key, at(await freeDay(), '08:00'));
    const other = await bookedJob();
    await cancel(other.key);
    const ids = [bookingId, other.bookingId];
    expect((await mailAbout(...ids))?.subject).toBe('2 clients changed their appointment');
    const body = { bookingId, ...at(await freeDay(), '09:30'), idempotencyKey: randomUUID() };
    await call('office-job-schedule', body, admin);
    expect((await mailAbout(...ids))?.subject).toMatch(/^Cancelled by the client: /);
    expect(await mailAbout(bookingId)).toBeNull();
  });
});

describe('canceling', () => {
  it('keeps the record with its reason, ends the appointment everywhere, and notifies client and office', async () => {
    const { bookingId, key, email } = await bookedJob();
    expect((await cancel(key, { reason: 'The sale fell through.' })).result).toEqual({ state: 'done' });
    expect(await stored(bookingId)).toMatchObject({
      status: 'cancelled',
      calendar_sequence: 1,
      cancellation: { reason: 'The sale fell through.', by: 'client' },
    });
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_cancelled', 'office_appointment_changed']);
    const mail = await mailTo(email);
    expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL');
    expect((await open(key)).result).toEqual({ state: 'cancelled' });
  });

  it('stops a reminder that was due', async () => {
    const { bookingId, key, email } = await bookedJob({
      ...inMinutes(48 * 60),
      created_at: new Date(Date.now() - 9 * 86_400_000).toISOString(),
    });
    await cancel(key);
    await sweepOnly('due emails');
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_cancelled', 'office_appointment_changed']);
    expect((await mailTo(email)).subject).not.toMatch(/forms/);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('happens once even if repeated', async () => {
    const { bookingId, key } = await bookedJob();
    const body = { reason: '', idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 3 }, () => cancel(key, body)));
    expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: 3 }, () => ({ state: 'done' })));
    expect((await stored(bookingId)).calendar_sequence).toBe(1);
    expect((await cancel(key)).result).toEqual({ state: 'cancelled' });
  });
});
