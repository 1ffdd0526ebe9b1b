import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import type { JobStatus } from '@domain/job/job-status';
import type { ScheduleJobAnswer } from '@domain/job/schedule-job';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { readCalendar } from '../../tools/testing/factories/read-calendar';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { mailTo, mailsTo } from './support/mailbox';
import { signIn, type SignedIn } from './support/sign-in';
import { waitFor } from './support/wait-for';
import { mailKindsAbout } from './support/mail-kinds';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const inDays = (days: number) => addDays(calendarDateIn(business.timeZone, new Date()), days);
const slot = (overrides: object = {}) => ({
  scheduled_date: inDays(12),
  scheduled_time: '14:30',
  confirmed_taken: true,
  idempotencyKey: randomUUID(),
  ...overrides,
});
const schedule = (bookingId: string, body: object = slot()) =>
  call<ScheduleJobAnswer>('office-job-schedule', { bookingId, ...body }, admin);
const stored = async (bookingId: string) =>
  (await db.collection('bookings').doc(bookingId).get()).data() as Job & {
    readonly forms_link: { readonly expires_at: FirebaseFirestore.Timestamp };
  };
const decoded = (content: string) => Buffer.from(content, 'base64').toString();
const lines = (content: string) => decoded(content).split(/\r?\n/);
const line = (content: string, name: string) => lines(content).find((text) => text.startsWith(`${name}:`));

describe('moving an appointment', () => {
  it('stores the time, extends the client’s link, and emails the updated calendar entry', async () => {
    const { bookingId, key, email } = await bookedJob({ status: 'scheduled', calendar_sequence: 3 });
    const before = await stored(bookingId);
    expect((await schedule(bookingId)).result).toEqual({
      bookingId,
      scheduled_date: inDays(12),
      scheduled_time: '14:30',
      scheduled_until: null,
    });
    const after = await stored(bookingId);
    expect(after).toMatchObject({
      status: 'scheduled',
      scheduled_date: inDays(12),
      scheduled_time: '14:30',
      calendar_sequence: 4,
      forms_status: before.forms_status,
    });
    const link = await db.collection('access_links').doc(key).get();
    expect(link.get('expires_at')).toEqual(after.forms_link.expires_at);

    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^New time: your sewer inspection on .*, 2:30 PM$/);
    const [entry] = mail.attachments;
    expect(line(entry?.content ?? '', 'SEQUENCE')).toBe('SEQUENCE:4');
    expect(line(entry?.content ?? '', 'METHOD')).toBe('METHOD:REQUEST');

    await schedule(bookingId, slot({ scheduled_time: '16:00' }));
    await waitFor('both mails', async () => (await mailKindsAbout(bookingId)).length === 2);
    expect((await stored(bookingId)).calendar_sequence).toBe(5);
  });

  it('to a window promises the window in email and calendar, also from the time at which it begins', async () => {
    const { bookingId, email } = await bookedJob({
      status: 'scheduled',
      scheduled_date: inDays(12),
      scheduled_time: '14:30',
    });
    await schedule(bookingId, slot({ scheduled_until: '16:30' }));
    expect(await stored(bookingId)).toMatchObject({ scheduled_time: '14:30', scheduled_until: '16:30' });
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^New time: your sewer inspection on .*, 2:30-4:30 PM$/);
    const { events } = readCalendar(decoded(mail.attachments[0]?.content ?? ''));
    expect(events[0]?.DESCRIPTION).toContain('We arrive within the window, 2:30-4:30 PM.');
  });

  it('to a window that ends before it begins is refused', async () => {
    const { bookingId } = await bookedJob({ status: 'scheduled' });
    const { error } = await schedule(bookingId, slot({ scheduled_until: '13:00' }));
    expect(error?.details?.code).toBe('invalid-input');
  });

  it('to its current time changes nothing and sends no email', async () => {
    const { bookingId } = await bookedJob({
      status: 'scheduled',
      scheduled_date: inDays(12),
      scheduled_time: '14:30',
    });
    const before = await stored(bookingId);
    expect((await schedule(bookingId)).result?.bookingId).toBe(bookingId);
    expect(await stored(bookingId)).toEqual(before);
    expect(await mailKindsAbout(bookingId)).toEqual([]);
  });

  it('leaves a link revoked by the office revoked', async () => {
    const { bookingId } = await bookedJob({ status: 'scheduled' });
    await call('office-link-revoke', { bookingId, idempotencyKey: randomUUID() }, admin);
    const ended = (await stored(bookingId)).forms_link;
    await schedule(bookingId);
    expect((await stored(bookingId)).forms_link).toEqual(ended);
    const links = await db.collection('access_links').where('subject', '==', bookingId).get();
    expect(links.docs.map((link) => link.get('revoked_at') instanceof Timestamp)).toEqual(
      links.docs.map(() => true),
    );
    expect(links.size).toBeGreaterThan(0);
  });

  it('happens once even if repeated', async () => {
    const { bookingId } = await bookedJob({ status: 'scheduled' });
    const body = slot();
    const answers = await Promise.all(Array.from({ length: 5 }, () => schedule(bookingId, body)));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect((await stored(bookingId)).calendar_sequence).toBe(1);
    expect(await mailKindsAbout(bookingId)).toEqual(['appointment_moved']);
  });
});

it('schedules a pending job, with the same email as a new job', async () => {
  const { bookingId, email } = await bookedJob({ status: 'pending' });
  await schedule(bookingId);
  expect(await stored(bookingId)).toMatchObject({ status: 'scheduled', calendar_sequence: 0 });
  const mail = await mailTo(email);
  expect(mail.subject).toMatch(/^Your sewer inspection on /);
  expect(line(mail.attachments[0]?.content ?? '', 'SEQUENCE')).toBe('SEQUENCE:0');
});

test.each<[JobStatus, string]>([
  ['in_progress', 'This job is already in progress.'],
  ['completed', 'This job is already completed.'],
  ['cancelled', 'This job is cancelled.'],
])('a job that is %s keeps its appointment', async (status, sentence) => {
  const { bookingId, email } = await bookedJob({ status });
  const before = await stored(bookingId);
  const { error } = await schedule(bookingId);
  expect(error?.details).toMatchObject({ code: 'already-handled', userMessage: sentence });
  expect(await stored(bookingId)).toEqual(before);
  expect(await mailsTo(email)).toEqual([]);
});

test.each([
  ['scheduled_date', '2026-02-30'],
  ['scheduled_date', ''],
  ['scheduled_time', '25:00'],
])('%s %j is refused at the field', async (field, value) => {
  const { bookingId } = await bookedJob({ status: 'scheduled' });
  const { error } = await schedule(bookingId, slot({ [field]: value }));
  expect(error?.details?.code).toBe('invalid-input');
  expect(Object.keys(error?.details?.fields ?? {})).toEqual([field]);
});

it('is refused to everyone except an admin, and for a missing job', async () => {
  const { bookingId } = await bookedJob({ status: 'scheduled' });
  const outsider = await signIn({ claim: true, record: false });
  const body = { bookingId, ...slot() };
  expect((await call('office-job-schedule', body)).error?.details?.code).toBe('not-signed-in');
  expect((await call('office-job-schedule', body, outsider)).error?.details?.code).toBe('not-allowed');
  expect((await schedule('no-such-job')).error?.details?.code).toBe('not-found');
});
