import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { undoEnd } from '@domain/job/undo-step';
import { usualService } from '../../tools/testing/usual-service';
import { afterUndo } from './support/after-undo';
import { bookedJob } from './support/booked-job';
import { call, type CallAnswer } from './support/call';
import { db } from './support/admin-sdk';
import { mailsTo } from './support/mailbox';
import { officeOf, startedJobOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { openPage, reportedJob, secret, settle } from './support/reported-job';
import { stored } from './support/stored';
import { signIn, type SignedIn } from './support/sign-in';
import { sweepOnly } from './support/tick';
import { actionsOn } from './support/trail';

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const refusal = ({ error }: Pick<CallAnswer<unknown>, 'error'>) => error?.details;
const pageOf = async (reportKey: string) => (await openPage(`/report/${reportKey}`)).text();
const recordedAt = async (bookingId: string) =>
  ((await stored('bookings', bookingId))?.payment as { at: Timestamp }).at.toDate().toISOString();

describe('Mark paid and Waive', () => {
  it('stores a payment’s amount, method, note, and admin, which apply once Undo has expired', async () => {
    const { bookingId } = await bookedJob({ total_price: 199 });
    const body = { bookingId, state: 'paid', method: 'check', note: 'No. 118', idempotencyKey: randomUUID() };
    const { result } = await office.setPayment(body);
    expect(result).toMatchObject({ bookingId, payment_state: 'unpaid', held: { state: 'paid' } });
    const at = new Date(result?.held.at ?? '');
    expect(result?.held.takes_effect_at).toBe(undoEnd(at).toISOString());
    const marked = { amount: 199, method: 'check', note: 'No. 118', by: admin.email };
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'unpaid',
      payment: null,
      held_payment: marked,
    });
    expect((await office.setPayment(body)).result).toEqual(result);
    await sweepOnly('held payments');
    expect(await stored('bookings', bookingId)).toMatchObject({ payment_state: 'unpaid' });
    await afterUndo('bookings', bookingId);
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { ...marked, at: Timestamp.fromDate(at) },
    });
    await sweepOnly('held payments');
    expect(await actionsOn(bookingId)).toEqual(['payment-marked', 'paid']);
  });

  it('a waiver needs a reason and can still be paid; a paid job stays paid', async () => {
    const { bookingId } = await bookedJob();
    const waived = await office.settlePayment({
      bookingId,
      state: 'waived',
      method: 'card',
      note: 'Our mistake',
    });
    expect(waived.status).toBe(200);
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'waived',
      payment: { amount: 0, method: '' },
    });
    expect(refusal(await office.setPayment({ bookingId, state: 'waived', note: 'Again' }))).toMatchObject({
      code: 'already-handled',
      userMessage: 'This job is already waived.',
    });
    expect((await office.settlePayment({ bookingId, state: 'paid', method: 'cash' })).status).toBe(200);
    for (const state of ['paid', 'waived']) {
      const answer = await office.setPayment({ bookingId, state, method: 'cash', note: 'Again' });
      expect(refusal(answer)?.code).toBe('already-handled');
    }
  });

  it('reports an error at the field or a missing job', async () => {
    const { bookingId } = await bookedJob();
    expect((await office.setPayment({ bookingId, state: 'paid' })).error?.details?.fields).toEqual({
      method: 'Choose how it was paid.',
    });
    expect((await office.setPayment({ bookingId, state: 'waived' })).error?.details?.fields).toEqual({
      note: 'Explain why nothing is due.',
    });
    expect((await stored('bookings', bookingId))?.held_payment).toBeNull();
    const gone = await office.setPayment({ bookingId: 'no-such-job', state: 'paid', method: 'cash' });
    expect(refusal(gone)?.code).toBe('not-found');
  });

  it.each(['paid', 'waived'] as const)(
    'a report marked %s stays locked until Undo has expired, and an undone mark never unlocks it',
    async (state) => {
      const job = await reportedJob(admin);
      const { bookingId, reportKey, reportId } = job;
      await call('send-report-notification', { reportId }, admin);
      const { result } = await office.setPayment({ bookingId, state, method: 'cash', note: 'Cash' });
      await sweepOnly('held payments');
      expect(await pageOf(reportKey)).not.toContain(secret);
      expect(await stored('mail', `report_open_${reportId}`)).toBeUndefined();
      const preview = await openPage(`/report/${reportKey}?admin=true`, {
        headers: { Authorization: `Bearer ${admin.idToken}` },
      });
      expect(await preview.text()).toContain(secret);
      const markedAt = result?.held.at;
      expect((await office.undoPayment({ record: 'job', id: bookingId, markedAt })).result).toEqual({
        payment_state: 'unpaid',
      });
      await sweepOnly('held payments');
      expect(await stored('bookings', bookingId)).toMatchObject({
        payment_state: 'unpaid',
        payment: null,
        held_payment: null,
      });
      expect(await pageOf(reportKey)).not.toContain(secret);
      const texts = (await mailsTo(job.email)).map(({ html }) => html).join();
      expect(texts).not.toContain(secret);
    },
  );

  it('of two tabs one mark counts, one Undo counts, and an old screen undoes no newer mark', async () => {
    const { bookingId } = await bookedJob();
    const mark = (state: string) => office.setPayment({ bookingId, state, method: 'cash', note: 'Cash' });
    const answers = await Promise.all([mark('paid'), mark('waived'), mark('paid')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const refused = answers.find(({ error }) => error);
    expect(refusal(refused ?? {})?.userMessage).toContain(`by ${admin.email}. Undo that first.`);
    const first = answers.find(({ result }) => result)?.result?.held.at;
    const undo = (markedAt?: string) => office.undoPayment({ record: 'job', id: bookingId, markedAt });
    expect((await Promise.all([undo(first), undo(first)])).map(({ status }) => status).toSorted()).toEqual([
      200, 400,
    ]);
    const second = (await mark('paid')).result?.held.at;
    expect(refusal(await undo(first))?.userMessage).toBe('This payment mark was already undone.');
    await afterUndo('bookings', bookingId);
    expect(refusal(await undo(second))?.userMessage).toBe(
      'This could be undone for one minute, and that minute is over.',
    );
  });

  it('keeps a job from being canceled or deleted before it applies', async () => {
    const { bookingId } = await bookedJob();
    await office.setPayment({ bookingId, state: 'paid', method: 'cash' });
    const { error } = await office.cancelJob({ bookingId, reason: 'Rain' });
    expect(error?.details).toMatchObject({ code: 'already-handled' });
    expect((await office.deleteJob({ bookingId })).error?.details?.userMessage).toBe(
      `This job was just marked paid by ${admin.email}. Undo that first, or wait a minute.`,
    );
    await afterUndo('bookings', bookingId);
    expect(await stored('bookings', bookingId)).toMatchObject({ status: 'scheduled', payment_state: 'paid' });
  });
});

describe('the payment of a report without a job', () => {
  it('applies once Undo has expired, can be undone before, and corrected after', async () => {
    const { reportId, reportKey } = await reportedJob(admin, { withJob: false });
    const mark = async () => {
      const body = { reportId, state: 'paid', method: 'check', note: '', idempotencyKey: randomUUID() };
      const { result } = await call<{ held: { at: string } }>('office-report-payment', body, admin);
      return result?.held.at;
    };
    const first = await mark();
    expect(await stored('report_payments', reportId)).toMatchObject({ state: 'unpaid' });
    expect(await pageOf(reportKey)).not.toContain(secret);
    const named = { record: 'report', id: reportId };
    expect((await office.undoPayment({ ...named, markedAt: first })).status).toBe(200);
    const second = await mark();
    await afterUndo('report_payments', reportId);
    expect(await stored('report_payments', reportId)).toMatchObject({ state: 'paid', method: 'check' });
    expect(await pageOf(reportKey)).toContain(secret);
    const corrected = await office.correctPayment({ ...named, recordedAt: second, reason: 'Wrong report' });
    expect(corrected.result).toEqual({ payment_state: 'unpaid', reward: 'none' });
    expect(await stored('report_payments', reportId)).toMatchObject({
      state: 'unpaid',
      method: '',
      by: '',
      paid_at: null,
      corrected_payments: [
        { state: 'paid', method: 'check', corrected_by: admin.email, reason: 'Wrong report' },
      ],
    });
    expect(await pageOf(reportKey)).not.toContain(secret);
  });
});

describe('Correct payment', () => {
  const correct = async (bookingId: string, at?: string) =>
    office.correctPayment({
      record: 'job',
      id: bookingId,
      recordedAt: at ?? (await recordedAt(bookingId)),
      reason: 'Another job was meant',
    });

  it('locks the report again, stays on record, and counts once from two tabs', async () => {
    const job = await reportedJob(admin);
    const { bookingId, reportId, reportKey } = job;
    await call('send-report-notification', { reportId }, admin);
    await settle(admin, job);
    expect(await pageOf(reportKey)).toContain(secret);
    const at = await recordedAt(bookingId);
    const answers = await Promise.all([correct(bookingId, at), correct(bookingId, at)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(refusal(answers.find(({ error }) => error) ?? {})?.userMessage).toBe(
      'This payment was already corrected or replaced.',
    );
    expect(await pageOf(reportKey)).not.toContain(secret);
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'unpaid',
      payment: null,
      corrected_payments: [
        {
          state: 'paid',
          amount: usualService.price,
          corrected_by: admin.email,
          reason: 'Another job was meant',
        },
      ],
    });
    expect(await stored('report_payments', reportId)).toMatchObject({ state: 'unpaid', paid_at: null });
    expect((await actionsOn(bookingId)).at(-1)).toBe('payment-corrected');
    await settle(admin, job);
    expect(await pageOf(reportKey)).toContain(secret);
    expect(await stored('mail', `report_open_${reportId}_corrected-1`)).toMatchObject({ direct: true });
  });

  it('leaves the report unlocked if an earlier waiver or an online payment covers it', async () => {
    const waived = await reportedJob(admin);
    await settle(admin, waived, 'waived');
    await settle(admin, waived, 'paid');
    expect((await correct(waived.bookingId)).result?.payment_state).toBe('waived');
    expect(await pageOf(waived.reportKey)).toContain(secret);
    expect(await stored('bookings', waived.bookingId)).toMatchObject({
      payment_state: 'waived',
      payment: { amount: 0, note: 'Test' },
    });
    const online = await reportedJob(admin);
    await settle(admin, online);
    await db
      .collection('payment_events')
      .doc(`evt_${randomUUID()}`)
      .set({
        type: 'checkout.session.completed',
        report_id: online.reportId,
        booking_id: online.bookingId,
        amount: usualService.price,
        payment_intent: `pi_${online.reportId}`,
        notice: 'paid-twice',
        created_at: new Date(),
      });
    expect((await correct(online.bookingId)).result?.payment_state).toBe('paid');
    expect(await stored('bookings', online.bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { by: 'online', method: 'card' },
    });
    expect(await pageOf(online.reportKey)).toContain(secret);
    expect(refusal(await correct(online.bookingId))?.userMessage).toContain('refund it');
  });

  it('revokes the reward the payment earned, which can be earned again; a paid-out reward is flagged', async () => {
    const completed = async () => {
      const referralId = await submitReferral(newReferral());
      const bookingId = await startedJobOf(office, referralId);
      await office.setStatus({ bookingId, status: 'completed' });
      return { referralId, bookingId };
    };
    const { referralId, bookingId } = await completed();
    await office.setPayment({ bookingId, state: 'paid', method: 'card' });
    await sweepOnly('held payments');
    expect(await stored('rewards', referralId)).toBeUndefined();
    await afterUndo('bookings', bookingId);
    expect(await stored('rewards', referralId)).toMatchObject({ state: 'earned' });
    await db
      .collection('mail')
      .doc(`referral_progress_${referralId}_reward-earned`)
      .update({ state: 'SENT' });
    expect((await correct(bookingId)).result?.reward).toBe('taken-back');
    expect(await stored('rewards', referralId)).toBeUndefined();
    await office.settlePayment({ bookingId, state: 'paid', method: 'card' });
    expect(await stored('rewards', referralId)).toMatchObject({ state: 'earned' });

    await office.settleReward({ rewardId: referralId, state: 'paid', note: 'By hand' });
    expect((await correct(bookingId)).result?.reward).toBe('paid-already');
    const flagged = await stored('rewards', referralId);
    expect(flagged).toMatchObject({ state: 'paid' });
    expect(flagged?.payment_corrected_at).toBeInstanceOf(Timestamp);
    await office.settlePayment({ bookingId, state: 'paid', method: 'card' });
    expect(await stored('rewards', referralId)).toMatchObject({ payment_corrected_at: null });
  });

  it('is refused while a mark is pending, without a reason, or for a missing job', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'waived', note: 'Ours' });
    await office.setPayment({ bookingId, state: 'paid', method: 'cash' });
    expect(refusal(await correct(bookingId))?.userMessage).toContain('Undo that first.');
    const without = { record: 'job', id: bookingId, recordedAt: await recordedAt(bookingId), reason: ' ' };
    expect(refusal(await office.correctPayment(without))?.fields).toEqual({
      reason: 'Explain what was wrong.',
    });
    expect(refusal(await correct('gone', new Date().toISOString()))?.code).toBe('not-found');
  });
});
