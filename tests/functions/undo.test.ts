import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { undoEnd } from '@domain/job/undo-step';
import { db } from './support/admin-sdk';
import type { CallAnswer } from './support/call';
import { ownDay } from './support/own-day';
import { mailsTo } from './support/mailbox';
import { newReferral, submitReferral } from './support/referral';
import { officeOf, startedJobOf, type Office } from './support/office';
import { stored } from './support/stored';
import { seedJob, seedRequest, seedReferral } from './support/seed';
import { signIn, type SignedIn } from './support/sign-in';
import { trailOf } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const start = (bookingId: string) => office.setStatus({ bookingId, status: 'in_progress' });
const complete = (bookingId: string) => office.setStatus({ bookingId, status: 'completed' });
const pay = (bookingId: string) => office.settlePayment({ bookingId, state: 'paid', method: 'card' });
const undo = (bookingId: string, from: 'in_progress' | 'completed') => office.undoStep({ bookingId, from });
const mailOf = (referralId: string, occasion: string) =>
  stored('mail', `referral_progress_${referralId}_${occasion}`);
const claimsOf = async (referralId: string) =>
  (await db.collection('reward_claims').where('referral_id', '==', referralId).get()).size;
const lastAction = async (collection: string, id: string) =>
  (await trailOf(id)).findLast((entry) => entry.get('collection') === collection)?.get('action') as string;
const refusal = ({ error }: Pick<CallAnswer<unknown>, 'error'>) => error?.details;
/** Moves the step this far into the past. */
const age = (collection: string, id: string, field: string, seconds: number) =>
  db
    .collection(collection)
    .doc(id)
    .update({ [field]: Timestamp.fromMillis(Date.now() - seconds * 1000) });

/** A referral whose job has started. */
async function started() {
  const data = newReferral();
  const referralId = await submitReferral(data);
  return { data, referralId, bookingId: await startedJobOf(office, referralId) };
}

describe('Start Job', () => {
  it('can be undone and repeated', async () => {
    const { id } = await seedJob();
    await start(id);
    expect(await stored('bookings', id)).toMatchObject({ started_at: expect.any(Timestamp) as Timestamp });
    expect((await undo(id, 'in_progress')).result).toEqual({ bookingId: id, status: 'scheduled' });
    expect(await stored('bookings', id)).toMatchObject({ status: 'scheduled', started_at: null });
    expect(await lastAction('bookings', id)).toBe('undone');
    expect((await start(id)).status).toBe(200);
  });
});

describe('Mark Complete', () => {
  it('is undone with the referral’s status and its email; repeated, both return', async () => {
    const { data, referralId, bookingId } = await started();
    await complete(bookingId);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'completed' });
    const mail = await mailOf(referralId, 'completed');
    const { completed_at: at } = (await stored('bookings', bookingId)) as { completed_at: Timestamp };
    expect(mail?.next_attempt_at).toEqual(Timestamp.fromDate(undoEnd(at.toDate())));

    expect((await undo(bookingId, 'completed')).result).toEqual({ bookingId, status: 'in_progress' });
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'in_progress', completed_at: null });
    expect(await stored('referrals', referralId)).toMatchObject({
      progress: 'scheduled',
      completed_at: null,
    });
    expect(await mailOf(referralId, 'completed')).toBeUndefined();
    expect(await lastAction('referrals', referralId)).toBe('moved-back');
    expect((await mailsTo(data.agentEmail)).filter(({ subject }) => subject.includes('Completed'))).toEqual(
      [],
    );

    expect((await complete(bookingId)).status).toBe(200);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'completed' });
    expect((await mailOf(referralId, 'completed'))?.state).toBe('PENDING');
  });

  it.each([
    ['the completion', [pay, complete]],
    ['the payment after it', [complete, pay]],
  ])('undoes the reward that %s earned, with its claims and its email', async (_, steps) => {
    const { referralId, bookingId } = await started();
    for (const step of steps) await step(bookingId);
    expect(await stored('rewards', referralId)).toMatchObject({ state: 'earned' });
    expect((await mailOf(referralId, 'reward-earned'))?.held_until).toBeInstanceOf(Timestamp);

    expect((await undo(bookingId, 'completed')).status).toBe(200);
    expect(await stored('rewards', referralId)).toBeUndefined();
    expect(await claimsOf(referralId)).toBe(0);
    expect(await mailOf(referralId, 'reward-earned')).toBeUndefined();
    expect(await stored('bookings', bookingId)).toMatchObject({ payment_state: 'paid' });

    await complete(bookingId);
    expect(await stored('rewards', referralId)).toMatchObject({ state: 'earned' });
    // Claims by email, phone, and address, and by the normalized email and address.
    expect(await claimsOf(referralId)).toBe(5);
  });

  it('cannot be undone after the reward was settled, and nothing changes then', async () => {
    const { referralId, bookingId } = await started();
    await pay(bookingId);
    await complete(bookingId);
    await office.settleReward({ rewardId: referralId, state: 'paid', note: 'By hand' });
    const before = await stored('bookings', bookingId);
    expect(refusal(await undo(bookingId, 'completed'))).toMatchObject({
      code: 'already-handled',
      userMessage: `${admin.email} has already settled the reward for this job, so it stays completed.`,
    });
    expect(await stored('bookings', bookingId)).toEqual(before);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'completed' });
  });

  it('cannot be undone while the referrer’s email is being sent', async () => {
    const { referralId, bookingId } = await started();
    await complete(bookingId);
    await db.collection('mail').doc(`referral_progress_${referralId}_completed`).update({ state: 'LEASED' });
    expect(refusal(await undo(bookingId, 'completed'))?.code).toBe('already-handled');
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'completed' });
  });

  it('cannot be undone once the job has its report', async () => {
    const { id } = await seedJob({ status: 'in_progress', scheduled_date: await ownDay() });
    await complete(id);
    await db.collection('bookings').doc(id).update({ report_created: true });
    expect(refusal(await undo(id, 'completed'))?.userMessage).toBe(
      'This job already has its report, so it stays completed.',
    );
  });

  it('does not affect a referral that it did not move or that is gone', async () => {
    const { referralId, bookingId } = await started();
    await db.collection('referrals').doc(referralId).update({ progress: 'closed', closed_at: new Date() });
    await complete(bookingId);
    expect((await undo(bookingId, 'completed')).status).toBe(200);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed' });
    await complete(bookingId);
    await office.deleteReferral({ referralId });
    expect((await undo(bookingId, 'completed')).status).toBe(200);
  });
});

describe('a step', () => {
  it('is undone once by concurrent admins', async () => {
    const { referralId, bookingId } = await started();
    await complete(bookingId);
    const second = officeOf(await signIn());
    const answers = await Promise.all([
      undo(bookingId, 'completed'),
      second.undoStep({ bookingId, from: 'completed' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ error }) => error)?.error?.details?.userMessage).toBe(
      'This step was already undone.',
    );
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'scheduled' });
  });

  it('undone again with the same key gets the same result', async () => {
    const { id } = await seedJob();
    await start(id);
    const body = { bookingId: id, from: 'in_progress', idempotencyKey: randomUUID() };
    const first = await office.undoStep(body);
    await start(id);
    expect((await office.undoStep(body)).result).toEqual(first.result);
    expect(await stored('bookings', id)).toMatchObject({ status: 'in_progress' });
  });

  test.each([
    ['in_progress', 'started_at', 60, 200],
    ['in_progress', 'started_at', 90, 400],
    ['completed', 'completed_at', 90, 400],
  ] as const)('%s, %s %i seconds ago, answers %i', async (from, field, seconds, status) => {
    const { id } = await seedJob({ status: 'in_progress' });
    if (from === 'completed') await complete(id);
    await age('bookings', id, field, seconds);
    const answer = await undo(id, from);
    expect(answer.status).toBe(status);
    if (status === 200) return;
    expect(refusal(answer)).toMatchObject({
      code: 'already-handled',
      userMessage: 'This could be undone for one minute, and that minute is over.',
    });
    expect(await stored('bookings', id)).toMatchObject({ status: from });
  });

  it('cannot be undone if the job has another status or is gone', async () => {
    const { id } = await seedJob();
    expect(refusal(await undo(id, 'in_progress'))?.userMessage).toBe('This step was already undone.');
    await start(id);
    await complete(id);
    expect(refusal(await undo(id, 'in_progress'))?.userMessage).toBe('This job is already completed.');
    expect(refusal(await undo('gone', 'completed'))?.code).toBe('not-found');
  });
});

describe('a decline', () => {
  const decline = (leadId: string) => office.declineRequest({ leadId });
  const restore = (leadId: string) => office.restoreRequest({ leadId });

  it.each(['new', 'contacted', 'qualified'] as const)('of a %s request can be undone', async (status) => {
    const { id } = await seedRequest({ status });
    const before = await stored('leads', id);
    await decline(id);
    expect(await stored('leads', id)).toMatchObject({ status: 'lost', handled_by: admin.email });
    expect((await restore(id)).result).toEqual({ leadId: id, status });
    expect(await stored('leads', id)).toEqual(before);
    expect(await lastAction('leads', id)).toBe('restored');
  });

  it('is undone with its referral’s, whose referrer is not emailed; declined again, they are', async () => {
    const referralId = await submitReferral();
    const { result } = await office.acceptReferral({ referralId, as: 'lead' });
    const leadId = result?.leadId ?? '';
    await decline(leadId);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'closed' });
    expect((await mailOf(referralId, 'closed'))?.held_until).toBeInstanceOf(Timestamp);
    expect((await restore(leadId)).status).toBe(200);
    expect(await stored('referrals', referralId)).toMatchObject({ progress: 'accepted', closed_at: null });
    expect(await mailOf(referralId, 'closed')).toBeUndefined();
    await decline(leadId);
    expect(await mailOf(referralId, 'closed')).toBeTruthy();
  });

  it('leaves a referral closed that was closed before', async () => {
    const { id: referral_id } = await seedReferral({ progress: 'closed' }, { closed_at: new Date(0) });
    const { id } = await seedRequest({ referral_id });
    await decline(id);
    expect((await restore(id)).status).toBe(200);
    expect(await stored('referrals', referral_id)).toMatchObject({ progress: 'closed' });
  });

  it('is undone once by two admins, and not after its minute', async () => {
    const { id } = await seedRequest();
    await decline(id);
    const second = officeOf(await signIn());
    const answers = await Promise.all([restore(id), second.restoreRequest({ leadId: id })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ error }) => error)?.error?.details?.userMessage).toBe(
      'This request is already pending.',
    );
    await decline(id);
    await age('leads', id, 'handled_at', 90);
    expect(refusal(await restore(id))?.userMessage).toMatch(/that minute is over\.$/);
  });

  it('cannot be undone if the request was accepted or deleted', async () => {
    const { id } = await seedRequest({ status: 'booked' });
    expect(refusal(await restore(id))?.userMessage).toBe('Someone has already accepted this request.');
    expect(refusal(await restore('gone'))?.code).toBe('not-found');
  });
});
