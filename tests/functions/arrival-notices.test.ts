import { randomUUID } from 'node:crypto';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivalTime } from '@domain/appointment/arrival';
import { business } from '@domain/business/business';
import { laterArrival } from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';
import { calendarDateIn } from '@domain/time/calendar-date';
import { timeOfDayIn } from '@domain/time/time-of-day-in';
import { releaseQueued } from '../../tools/testing/release-queued';
import { db } from './support/admin-sdk';
import { bookedJob, type BookedJob } from './support/booked-job';
import { call, callUntilTaken } from './support/call';
import { endInspectors, makeInspector } from './support/inspectors';
import { mailTo, mailsTo } from './support/mailbox';
import { mailKindsAbout } from './support/mail-kinds';
import { releaseMail } from './support/release-mail';
import { deliverNow } from './support/tick';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

let inspector: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  [inspector, colleague] = await Promise.all([signIn(), signIn()]);
  for (const { uid } of [inspector, colleague]) {
    await makeInspector(uid, { role: 'inspector' });
  }
});
afterAll(endInspectors);

const today = () => calendarDateIn(business.timeZone, new Date());
/** A job of today that is still to begin, whatever time it is. */
const late = { scheduled_time: '23:00', scheduled_until: '23:59' };
const ownJob = (changes: Partial<Job> = {}): Promise<BookedJob> =>
  bookedJob({ scheduled_date: today(), ...late, inspector_id: inspector.uid, ...changes });

const stored = async (bookingId: string) =>
  (await db.collection('bookings').doc(bookingId).get()).data() as Job | undefined;
const visit = async (bookingId: string) =>
  (await db.collection('visits').doc(bookingId).get()).data() as Job | undefined;

/** What the sender does with an email once its hold is over. */
async function passedToSender(mailId: string): Promise<void> {
  const mail = await db.collection('mail').doc(mailId).get();
  await releaseQueued(db, [mail as QueryDocumentSnapshot]);
  await deliverNow(mailId);
}

const tell = (bookingId: string, more: object = {}, by = inspector) =>
  callUntilTaken<{ bookingId: string; state: string }>(
    'office-arrival-tell',
    {
      bookingId,
      notice: 'on_my_way',
      minutes: 20,
      waitedSeconds: 0,
      idempotencyKey: randomUUID(),
      ...more,
    },
    by,
  );

test('the client is emailed when the inspector is on the way, once and after the time to undo', async () => {
  const { bookingId, email } = await ownJob();
  const idempotencyKey = randomUUID();
  expect((await tell(bookingId, { idempotencyKey })).result).toEqual({ bookingId, state: 'waiting' });
  // The answer got lost, and the device waited before it tried again.
  expect((await tell(bookingId, { idempotencyKey, waitedSeconds: 5000 })).result?.state).toBe('waiting');
  expect((await tell(bookingId)).error?.details?.userMessage).toBe(
    'The client already knows that you’re on the way.',
  );
  expect(await mailsTo(email)).toEqual([]);
  const mailId = (await stored(bookingId))?.on_my_way?.mail_id ?? '';
  await releaseMail(mailId);
  const mail = await mailTo(email);
  expect(mail.subject).toMatch(/^Your inspector is on the way, expected around \d{1,2}:\d\d [AP]M$/);
  await waitFor('known as sent', async () => (await visit(bookingId))?.on_my_way?.state === 'sent');
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await trailOf(bookingId)).at(-1)?.get('action')).toBe('on-the-way');
});

test('an agent is emailed only where the client agreed', async () => {
  const agent = `agent-${randomUUID().slice(0, 8)}@example.com`;
  const share_id = `share-${randomUUID()}`;
  const share = {
    ...{ kind: 'report', report_id: 'report-none', booking_id: null, customer_id: null },
    ...{ recipient_name: 'Marcus Oyelaran', recipient_email: agent, recipient_role: 'agent' },
    parts: { photos: true, costs: true, notes: false, video: false, pdf: false },
    ...{ finding_ids: null, message: '', version: null, waiting: true },
    ...{ created_at: new Date(), emailed_at: null, revoked_at: null },
  };
  await db.collection('report_shares').doc(share_id).set(share);
  const answer = { at: new Date().toISOString(), on_report: false };
  const agreed = await ownJob({ recipient_answer: { ...answer, state: 'agreed', share_id } });
  await tell(agreed.bookingId);
  expect((await mailKindsAbout(agreed.bookingId)).toSorted()).toEqual(['agent_on_my_way', 'on_my_way']);
  const { docs } = await db.collection('mail').where('subject.id', '==', agreed.bookingId).get();
  for (const { id } of docs) await releaseMail(id);
  const { text } = await mailTo(agent);
  expect(text.replace(/\s+/g, ' ')).toContain('our client asked us to email you their report');

  const declined = await ownJob({ recipient_answer: { ...answer, state: 'declined', share_id: null } });
  await tell(declined.bookingId);
  expect(await mailKindsAbout(declined.bookingId)).toEqual(['on_my_way']);
  await db.collection('report_shares').doc(share_id).update({ revoked_at: new Date() });
  const ended = await ownJob({ recipient_answer: { ...answer, state: 'agreed', share_id } });
  await tell(ended.bookingId);
  expect(await mailKindsAbout(ended.bookingId)).toEqual(['on_my_way']);
});

test('what waited on a device until its minutes were over is dropped, and can be pressed again', async () => {
  const { bookingId } = await ownJob();
  expect((await tell(bookingId, { waitedSeconds: 20 * 60 })).result?.state).toBe('dropped');
  expect(await mailKindsAbout(bookingId)).toEqual([]);
  expect((await visit(bookingId))?.on_my_way).toMatchObject({ state: 'dropped', mail_id: null });
  expect((await tell(bookingId, { waitedSeconds: 19 * 60 })).result?.state).toBe('waiting');
});

test('an email that the provider didn’t take in time is dropped, and the inspector sees it', async () => {
  const { bookingId, email } = await ownJob();
  await tell(bookingId);
  const told = (await stored(bookingId))?.on_my_way;
  await db
    .collection('bookings')
    .doc(bookingId)
    .update({ 'on_my_way.expected_at': new Date(Date.now() - 1000) });
  await passedToSender(told?.mail_id ?? '');
  await waitFor('dropped', async () => (await stored(bookingId))?.on_my_way?.state === 'dropped');
  expect(await mailsTo(email)).toEqual([]);
});

test('nothing is sent once the inspector has started', async () => {
  const { bookingId, email } = await ownJob();
  await tell(bookingId);
  const step = { bookingId, status: 'in_progress', idempotencyKey: randomUUID() };
  await callUntilTaken('office-job-status', step, inspector);
  await passedToSender((await stored(bookingId))?.on_my_way?.mail_id ?? '');
  await waitFor('dropped', async () => (await stored(bookingId))?.on_my_way?.state === 'dropped');
  expect(await mailsTo(email)).toEqual([]);
});

test('undo takes the email back, and no longer once it has gone out', async () => {
  const { bookingId } = await ownJob();
  const undo = () =>
    callUntilTaken(
      'office-arrival-undo',
      { bookingId, notice: 'on_my_way', idempotencyKey: randomUUID() },
      inspector,
    );
  await tell(bookingId);
  expect((await undo()).error).toBeUndefined();
  expect(await mailKindsAbout(bookingId)).toEqual([]);
  expect((await stored(bookingId))?.on_my_way).toBeNull();
  await tell(bookingId);
  await releaseMail((await stored(bookingId))?.on_my_way?.mail_id ?? '');
  await waitFor('sent', async () => (await stored(bookingId))?.on_my_way?.state === 'sent');
  expect((await undo()).error?.details?.userMessage).toBe('The email has gone out, so it can’t be undone.');
});

test('running late names the new window and leaves the appointment as it is', async () => {
  // About now, so that it is still right.
  const scheduled_time = timeOfDayIn(business.timeZone, new Date());
  const arrival = { scheduled_time, scheduled_until: null };
  const { bookingId, email } = await ownJob(arrival);
  await tell(bookingId, { notice: 'running_late', minutes: 30 });
  await releaseMail((await stored(bookingId))?.running_late?.mail_id ?? '');
  const mail = await mailTo(email);
  expect(mail.subject).toBe(`We’re running late: now ${arrivalTime(laterArrival(arrival, 30))}`);
  expect(mail.text.replace(/\s+/g, ' ')).toContain(`instead of ${arrivalTime(arrival)}`);
  expect(await stored(bookingId)).toMatchObject({ scheduled_time, calendar_sequence: 0 });
  // It may get later, and then the inspector is on the way after all.
  expect((await tell(bookingId, { notice: 'running_late', minutes: 45 })).result?.state).toBe('waiting');
  expect((await tell(bookingId)).result?.state).toBe('waiting');
});

test('an inspector tells nobody about another’s job, and reads no note of another’s', async () => {
  const { bookingId } = await ownJob();
  expect((await tell(bookingId, {}, colleague)).error?.details?.code).toBe('not-allowed');
  const write = (note: string, by: SignedIn) =>
    callUntilTaken('office-note-write', { bookingId, note, idempotencyKey: randomUUID() }, by);
  expect((await write('Not mine', colleague)).error?.details?.code).toBe('not-allowed');
  expect((await write('Bring the long rods.', inspector)).error).toBeUndefined();
  expect((await visit(bookingId))?.own_note).toMatchObject({
    by: inspector.uid,
    text: 'Bring the long rods.',
  });

  const owner = await signIn();
  const given = {
    bookingId,
    inspector_id: colleague.uid,
    confirmed_taken: true,
    idempotencyKey: randomUUID(),
  };
  await tell(bookingId);
  await callUntilTaken('office-job-assign', given, owner);
  expect(await visit(bookingId)).toMatchObject({ own_note: null, on_my_way: null });
  expect((await write('', colleague)).error).toBeUndefined();
  expect((await stored(bookingId))?.own_note).toBeNull();
});

test('a job of another day has no such notice, and one that moves loses it', async () => {
  const { bookingId } = await ownJob();
  await tell(bookingId);
  const owner = await signIn();
  const scheduled_date = '2031-05-06';
  const moved = { bookingId, scheduled_date, scheduled_time: '10:00', idempotencyKey: randomUUID() };
  expect((await call('office-job-schedule', moved, owner)).error).toBeUndefined();
  expect((await stored(bookingId))?.on_my_way).toBeNull();
  expect((await tell(bookingId)).error?.details?.userMessage).toBe('This job isn’t today.');
});
