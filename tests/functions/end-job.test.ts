import { beforeAll, describe, expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import type { JobEnding } from '@domain/job/job-ending';
import { undoEnd } from '@domain/job/undo-step';
import { nextWeek } from '../../tools/testing/factories/next-week';
import { db } from './support/admin-sdk';
import { bookedJob } from './support/booked-job';
import { call } from './support/call';
import { mailKindsAbout } from './support/mail-kinds';
import { mailsTo, mailTo } from './support/mailbox';
import { appointment, officeOf, startedJobOf, type Office } from './support/office';
import { newReferral, submitReferral, track } from './support/referral';
import { releaseMail } from './support/release-mail';
import { seedJob } from './support/seed';
import { reportFormOf } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { actionsOn, trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const end = (bookingId: string, ending: JobEnding, more: object = {}) =>
  office.endJob({ bookingId, ending, reason: 'The gate was locked', charge: 0, ...more });
const past = { scheduled_date: '2026-01-05', scheduled_time: '10:00' };
const ended = { status: 'cancelled', ending: 'no_show' } as const;

/** A started job of a referral. */
async function referred() {
  const data = newReferral();
  const referralId = await submitReferral(data);
  return { data, referralId, bookingId: await startedJobOf(office, referralId) };
}

/** What the referrer is mailed about a closed referral. */
async function closedMailTo(email: string): Promise<string> {
  const closed = async () => (await mailsTo(email)).find(({ subject }) => subject.endsWith(': Closed'))?.text;
  return (await waitFor('the referrer notified', closed)).replace(/\s+/g, ' ');
}

describe('an ending without an inspection', () => {
  it.each([
    ['no_show', 'nobody was there to let us in', 'we came, but nobody was there to let us in'],
    ['turned_away', 'we weren’t let in', 'we came, but weren’t let in'],
    [
      'not_inspected',
      'the sewer line couldn’t be inspected',
      'we came, but the sewer line couldn’t be inspected',
    ],
  ] as const)('%s: is stored, and client and referrer are notified after Undo', async (ending, told, why) => {
    const { data, referralId, bookingId } = await referred();
    const before = await stored('bookings', bookingId);
    expect((await end(bookingId, ending)).result).toEqual({ bookingId });
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'cancelled',
      ending,
      charge: 0,
      payment_state: 'unpaid',
      calendar_sequence: before?.calendar_sequence as number,
      cancellation: { reason: 'The gate was locked', by: admin.email },
    });
    const at = ((await stored('bookings', bookingId))?.cancellation as { at: Timestamp }).at.toDate();
    const held = Timestamp.fromDate(undoEnd(at));
    const toClient = `inspection_not_done_${bookingId}`;
    const toReferrer = `referral_progress_${referralId}_closed`;
    for (const id of [toClient, toReferrer]) {
      expect(await stored('mail', id)).toMatchObject({ state: 'PENDING', held_until: held });
    }
    await releaseMail(toClient);
    const mail = await mailTo(data.clientEmail);
    expect(mail.subject).toMatch(/^We couldn’t do your sewer inspection on /);
    expect(mail.text.replace(/\s+/g, ' ')).toContain(told);
    expect(mail.text).toContain('There’s no charge.');
    expect(mail.attachments).toEqual([]);
    // Only a client whose line couldn't be inspected reads the reason.
    expect(mail.text.includes('The gate was locked')).toBe(ending === 'not_inspected');
    await releaseMail(toReferrer);
    const referrerReads = await closedMailTo(data.agentEmail);
    expect(referrerReads).toContain(`Closed: ${why}`);
    expect(referrerReads).not.toMatch(/owe|gate/);
  });

  it('cancelled late: takes the appointment off the calendar, and comes from a scheduled job alone', async () => {
    const { bookingId, email, key } = await bookedJob({ ...past, calendar_sequence: 1 });
    await end(bookingId, 'cancelled_late');
    expect(await stored('bookings', bookingId)).toMatchObject({
      ending: 'cancelled_late',
      calendar_sequence: 2,
    });
    expect((await call('client-forms-open', { booking: key })).result).toEqual({ state: 'cancelled' });
    await releaseMail(`appointment_cancelled_${bookingId}`);
    const mail = await mailTo(email);
    expect(mail.subject).toMatch(/^Cancelled: your sewer inspection/);
    expect(mail.text).toContain('There’s no charge.');
    expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL');

    const begun = await seedJob({ ...past, status: 'in_progress' });
    const { error } = await end(begun.id, 'cancelled_late');
    expect(error?.details?.userMessage).toBe('This job is already in progress.');
  });

  it('cancelled late: the referrer is notified after Undo, without the reason', async () => {
    const data = newReferral();
    const referralId = await submitReferral(data);
    const { result } = await office.acceptReferral({ referralId, as: 'booking', appointment });
    const bookingId = result?.bookingId ?? '';
    await db.collection('bookings').doc(bookingId).update(past);
    expect((await end(bookingId, 'cancelled_late')).result).toEqual({ bookingId });
    const toReferrer = `referral_progress_${referralId}_closed`;
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed' });
    expect(await stored('mail', toReferrer)).toMatchObject({ state: 'PENDING' });
    await releaseMail(toReferrer);
    const referrerReads = await closedMailTo(data.agentEmail);
    expect(referrerReads).toContain('Closed: the appointment was cancelled');
    expect(referrerReads).not.toMatch(/owe|gate|late/);
  });

  it('closes the referral in the tracker and earns no reward, even once it is paid', async () => {
    const { data, referralId, bookingId } = await referred();
    await end(bookingId, 'turned_away');
    await db.collection('bookings').doc(bookingId).update({ charge: 75 });
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash' });
    expect(await stored('bookings', bookingId)).toMatchObject({ payment_state: 'paid', status: 'cancelled' });
    const { result } = await track({ phone: data.agentPhone });
    expect(JSON.stringify(result)).toContain('"status":"Closed"');
    expect(await stored('rewards', referralId)).toBeUndefined();
  });

  it.each([
    ['comes before the time of the visit', { scheduled_date: nextWeek() }, 'no_show', /hasn’t come yet/],
    [
      'is late while there is time to cancel',
      { scheduled_date: nextWeek() },
      'cancelled_late',
      /Use Cancel Job/,
    ],
    ['has no appointment', { ...past, status: 'pending' }, 'no_show', /no appointment yet/],
    ['is completed', { ...past, status: 'completed' }, 'not_inspected', /already completed/],
    ['is over', { ...past, ...ended }, 'turned_away', /is cancelled/],
  ] as const)('is refused for a job that %s', async (_, job, ending, sentence) => {
    const { id } = await seedJob(job);
    const { error } = await end(id, ending);
    expect(error?.details?.userMessage).toMatch(sentence);
    expect(await mailKindsAbout(id)).toEqual([]);
  });

  it('needs a reason, and a charge that the business set', async () => {
    const { id } = await seedJob(past);
    expect((await end(id, 'no_show', { reason: ' ' })).error?.details?.fields).toMatchObject({
      reason: 'Say why.',
    });
    expect((await end(id, 'no_show', { charge: 75 })).error?.details?.code).toBe('invalid-input');
    expect(await stored('bookings', id)).toMatchObject({ status: 'scheduled' });
  });

  it('is audited without the reason', async () => {
    const { id } = await seedJob(past);
    await end(id, 'no_show');
    const [entry] = await trailOf(id);
    expect(entry?.get('action')).toBe('ended');
    expect(JSON.stringify(entry?.data())).toContain('no_show');
    expect(JSON.stringify(entry?.data())).not.toContain('gate');
  });

  it('offers no report', async () => {
    const { id } = await seedJob({ ...past, ...ended });
    const report = reportFormOf('client@example.com');
    const body = { bookingId: id, report, idempotencyKey: crypto.randomUUID() };
    expect((await call('office-report-generate', body, admin)).error?.details).toMatchObject({
      code: 'already-handled',
      userMessage: 'This job isn’t completed yet.',
    });
    expect(await stored('bookings', id)).toMatchObject({ report_created: false });
  });
});

describe('Undo of an ending', () => {
  const undo = (bookingId: string) => office.undoStep({ bookingId, from: 'cancelled' });

  it('returns job and referral to where they were and withdraws both emails; it can end again', async () => {
    const { referralId, bookingId } = await referred();
    await end(bookingId, 'no_show');
    expect((await undo(bookingId)).result).toEqual({ bookingId, status: 'in_progress' });
    expect(await stored('bookings', bookingId)).toMatchObject({
      status: 'in_progress',
      ending: null,
      charge: 0,
      cancellation: null,
    });
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'scheduled', closed_at: null });
    expect(await mailKindsAbout(bookingId)).not.toContain('inspection_not_done');
    expect(await stored('mail', `referral_progress_${referralId}_closed`)).toBeUndefined();
    expect((await actionsOn(bookingId)).slice(-2)).toEqual(['ended', 'undone']);
    expect((await end(bookingId, 'turned_away')).result).toEqual({ bookingId });
  });

  it('is refused after its minute, for a plain cancellation, and once the charge is settled', async () => {
    const late = await seedJob(past);
    await end(late.id, 'no_show');
    const old = Timestamp.fromMillis(Date.now() - 120_000);
    await db.collection('bookings').doc(late.id).update({ 'cancellation.at': old });
    expect((await undo(late.id)).error?.details?.userMessage).toMatch(/that minute is over/);

    const plain = await seedJob();
    await office.cancelJob({ bookingId: plain.id });
    expect((await undo(plain.id)).error?.details?.userMessage).toBe('This job is cancelled.');

    const charged = await seedJob(past);
    await end(charged.id, 'no_show');
    await db.collection('bookings').doc(charged.id).update({ charge: 75 });
    await office.setPayment({ bookingId: charged.id, state: 'paid', method: 'cash' });
    expect((await undo(charged.id)).error?.details?.userMessage).toBe('Undo the payment first.');
  });
});

describe('the charge of an ending', () => {
  it('is marked paid like a job, undone, and corrected', async () => {
    const { id } = await seedJob({ ...past, ...ended, total_price: 149, charge: 75 });
    const marked = await office.setPayment({ bookingId: id, state: 'paid', method: 'cash' });
    expect(await stored('bookings', id)).toMatchObject({ held_payment: { amount: 75 } });
    await office.undoPayment({ record: 'job', id, markedAt: marked.result?.held.at });
    expect(await stored('bookings', id)).toMatchObject({ held_payment: null, payment_state: 'unpaid' });
    await office.settlePayment({ bookingId: id, state: 'paid', method: 'cash' });
    const paid = await stored('bookings', id);
    expect(paid).toMatchObject({ payment_state: 'paid', payment: { amount: 75, by: admin.email } });
    const recordedAt = (paid?.payment as { at: Timestamp }).at.toDate().toISOString();
    await office.correctPayment({ record: 'job', id, recordedAt, reason: 'Cash was for another job' });
    expect(await stored('bookings', id)).toMatchObject({ payment_state: 'unpaid' });
    expect(await actionsOn(id)).toEqual([
      'payment-marked',
      'payment-undone',
      'payment-marked',
      'paid',
      'payment-corrected',
    ]);
  });

  it('is nothing for a job cancelled without one, which can’t be paid', async () => {
    const { id } = await seedJob({ ...past, status: 'cancelled' });
    const { error } = await office.setPayment({ bookingId: id, state: 'paid', method: 'cash' });
    expect(error?.details?.userMessage).toBe('This job was cancelled, and nothing is owed for it.');
  });
});
