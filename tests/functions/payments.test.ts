import { dollars } from '@domain/text/dollars';
import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { afterUndo } from './support/after-undo';
import { call } from './support/call';
import { mailsTo } from './support/mailbox';
import { officeOf } from './support/office';
import { stored } from './support/stored';
import { openPage, reportedJob, secret, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { waitFor } from './support/wait-for';
import { trailOf } from './support/trail';

/** The secret that the functions use. */
const stripe = createRequire(new URL('../../functions/package.json', import.meta.url))('stripe') as {
  readonly webhooks: {
    generateTestHeaderString(options: { readonly payload: string; readonly secret: string }): string;
  };
};

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

interface EventOptions {
  readonly id?: string;
  readonly status?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly session?: string;
  readonly intent?: string;
}

const checkoutEvent = (type: string, reportId: string, options: EventOptions = {}) => ({
  id: options.id ?? `evt_${randomUUID()}`,
  object: 'event',
  type,
  data: {
    object: {
      id: options.session ?? `cs_${randomUUID()}`,
      object: 'checkout.session',
      metadata: { report_id: reportId },
      payment_status: options.status ?? 'paid',
      amount_total: Math.round((options.amount ?? usualService.price) * 100),
      currency: options.currency ?? 'usd',
      payment_intent: options.intent ?? `pi_${randomUUID()}`,
    },
  },
});
const refund = (intent: string, amount: number) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type: 'charge.refunded',
  data: { object: { object: 'charge', payment_intent: intent, amount_refunded: amount * 100 } },
});

async function post(event: object, signature?: string): Promise<number> {
  const payload = JSON.stringify(event);
  const own = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local_stack' });
  const response = await fetch(`${addresses.functions}/payment-webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature ?? own },
    body: payload,
  });
  return response.status;
}

const completed = (reportId: string, options?: EventOptions) =>
  post(checkoutEvent('checkout.session.completed', reportId, options));
const stateOf = async ({ bookingId, reportId }: ReportedJob) => [
  (await stored('bookings', bookingId))?.payment_state as string,
  (await stored('report_payments', reportId))?.state as string,
];
const pageOf = async ({ reportKey }: ReportedJob) => (await openPage(`/report/${reportKey}`)).text();
const noticeOf = async (eventId: string) =>
  (await stored('payment_events', eventId))?.notice as string | null;

describe('checkout', () => {
  it('is the same session however often it is requested, and sends the provider no key', async () => {
    const job = await reportedJob(admin);
    const pay = () => sendForm(`/report/${job.reportKey}/pay`, []);
    const answers = [...(await Promise.all([pay(), pay()])), await pay()];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const targets = new Set(answers.map(({ headers }) => headers.get('location')));
    expect(targets.size).toBe(1);
    expect([...targets].join()).not.toContain(job.reportKey);
    const cookie = answers[0]?.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__session=[a-z0-9]{24}; Path=\/report\/return\/[A-Z0-9]{8}; .*HttpOnly; SameSite=Lax/i,
    );
    expect((await stored('report_payments', job.reportId))?.checkout).toMatchObject({
      attempt: 1,
      state: 'open',
    });
  });

  it('cannot be started from another site, or for a paid report', async () => {
    const job = await reportedJob(admin);
    const other = await sendForm(`/report/${job.reportKey}/pay`, [], { 'Sec-Fetch-Site': 'cross-site' });
    expect(other.status).toBe(404);
    await settle(admin, job);
    const paid = await sendForm(`/report/${job.reportKey}/pay`, []);
    expect(paid.headers.get('location')).toBe(`/report/${job.reportKey}`);
  });

  it('leads back to the waiting page, which proves nothing', async () => {
    const job = await reportedJob(admin);
    const headers = { Cookie: `__session=${job.reportKey}` };
    const back = await openPage('/report/return/ABCDEFGH', { headers });
    expect(back.headers.get('location')).toBe(`/report/${job.reportKey}?waited=0`);
    const waiting = await openPage(`/report/${job.reportKey}?waited=0`);
    const text = await waiting.text();
    expect(text).toContain('We’re waiting for your payment');
    expect(text).toContain('http-equiv="refresh"');
    expect(text).not.toContain(secret);
    expect(await (await openPage('/report/return/ABCDEFGH')).text()).toContain(
      'Open the link in our email again',
    );
  });
});

describe('a provider event', () => {
  it('counts only with a valid signature', async () => {
    const job = await reportedJob(admin);
    const event = checkoutEvent('checkout.session.completed', job.reportId);
    const payload = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const signed = (time: number, key: string) =>
      `t=${time},v1=${createHmac('sha256', key).update(`${time}.${payload}`).digest('hex')}`;
    for (const signature of ['', 'x', signed(at, 'whsec_other'), signed(at - 3600, 'whsec_local_stack')]) {
      expect(await post(event, signature)).toBe(400);
    }
    expect(await stateOf(job)).toEqual(['unpaid', 'unpaid']);
    expect(await post(event, signed(at, 'whsec_local_stack'))).toBe(200);
    expect(await stateOf(job)).toEqual(['paid', 'paid']);
  });

  it('unlocks the report and updates job and record once, however often it arrives', async () => {
    const job = await reportedJob(admin);
    await call('send-report-notification', { reportId: job.reportId }, admin);
    const event = checkoutEvent('checkout.session.completed', job.reportId);
    expect(await Promise.all([post(event), post(event), post(event)])).toEqual([200, 200, 200]);
    expect(await stored('bookings', job.bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { amount: usualService.price, method: 'card', by: 'online' },
    });
    expect(await stored('report_payments', job.reportId)).toMatchObject({
      state: 'paid',
      method: 'card',
      by: 'online',
      payment_intent: event.data.object.payment_intent,
    });
    const trail = await trailOf(job.bookingId);
    expect(trail.filter((entry) => entry.get('action') === 'paid')).toHaveLength(1);
    expect(await pageOf(job)).toContain(`${secret} problem`);
    const notified = await waitFor('the mail', async () =>
      (await mailsTo(job.email)).find(
        ({ subject }) => subject === 'Your sewer inspection report is ready to view',
      ),
    );
    expect(notified.html).toContain(`${secret} summary`);
  });

  it.each([
    ['the wrong amount', { amount: 1 }],
    ['another currency', { currency: 'eur' }],
  ])('of %s unlocks nothing, and the office is notified', async (_, options) => {
    const job = await reportedJob(admin);
    const id = `evt_${randomUUID()}`;
    expect(await completed(job.reportId, { id, ...options })).toBe(200);
    expect(await stateOf(job)).toEqual(['unpaid', 'unpaid']);
    expect(await noticeOf(id)).toBe('wrong-amount');
    expect(await stored('mail', `office_payment_notice_${id}`)).toBeDefined();
  });

  it('can arrive late: after a waiver it is accepted, after another payment the office is notified', async () => {
    const waived = await reportedJob(admin);
    await settle(admin, waived, 'waived');
    expect(await completed(waived.reportId)).toBe(200);
    expect(await stateOf(waived)).toEqual(['paid', 'paid']);

    const paid = await reportedJob(admin);
    await settle(admin, paid);
    const id = `evt_${randomUUID()}`;
    expect(await completed(paid.reportId, { id })).toBe(200);
    expect(await noticeOf(id)).toBe('paid-twice');
    expect((await stored('bookings', paid.bookingId))?.payment).toMatchObject({ method: 'check' });
  });

  it('that settles nothing is answered by an email to the client, and so is each part returned of it', async () => {
    const job = await reportedJob(admin);
    await settle(admin, job);
    const intent = `pi_${randomUUID()}`;
    await completed(job.reportId, { intent });
    await completed(job.reportId, { amount: 99 });
    await completed(job.reportId, { currency: 'eur' });
    for (const total of [49, usualService.price]) await post(refund(intent, total));
    const mails = await waitFor('the four emails', async () => {
      const all = (await mailsTo(job.email)).filter(({ subject }) => /nothing was due|^Refund/.test(subject));
      return all.length === 4 && all;
    });
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Refund: ${dollars(usualService.price - 49)} for your sewer inspection`,
      'Refund: $49 for your sewer inspection',
      `We received ${dollars(usualService.price)}, but nothing was due`,
      'We received $99, but nothing was due',
    ]);
    const unpaid = await reportedJob(admin);
    await completed(unpaid.reportId, { amount: 99 });
    const told = await waitFor('the email', async () =>
      (await mailsTo(unpaid.email)).find(({ subject }) => subject.includes('a different amount is due')),
    );
    expect(told.text).toContain('Please don’t pay again');
    expect((await mailsTo(unpaid.email)).filter(({ subject }) => subject.startsWith('Receipt'))).toEqual([]);
  });

  it('can take days: the report waits, then unlocks or asks for payment again', async () => {
    const job = await reportedJob(admin);
    await sendForm(`/report/${job.reportKey}/pay`, []);
    const { session_id: session } = (await stored('report_payments', job.reportId))?.checkout as {
      session_id: string;
    };
    await completed(job.reportId, { session, status: 'unpaid' });
    expect(await pageOf(job)).toContain('Your payment is on its way');
    await post(checkoutEvent('checkout.session.async_payment_failed', job.reportId, { session }));
    expect(await pageOf(job)).toContain('Your payment didn’t go through');
    // A new checkout, as the old one is used up.
    await sendForm(`/report/${job.reportKey}/pay`, []);
    expect((await stored('report_payments', job.reportId))?.checkout).toMatchObject({ attempt: 2 });
    await post(checkoutEvent('checkout.session.async_payment_succeeded', job.reportId, { session }));
    expect(await stateOf(job)).toEqual(['paid', 'paid']);
    // A late event of the first session changes nothing.
    await post(checkoutEvent('checkout.session.expired', job.reportId, { session }));
    expect(await pageOf(job)).toContain(`${secret} problem`);
  });

  it('of a refund is stored and the office is notified; the report stays unlocked', async () => {
    const job = await reportedJob(admin);
    const intent = `pi_${randomUUID()}`;
    await completed(job.reportId, { intent });
    const event = refund(intent, usualService.price);
    expect(await post(event)).toBe(200);
    expect(await stored('report_payments', job.reportId)).toMatchObject({
      state: 'paid',
      refunded_amount: usualService.price,
    });
    expect(await noticeOf(event.id)).toBe('refunded');
    expect(await pageOf(job)).toContain(`${secret} problem`);
  });

  it('about a job being deleted is stored for the office', async () => {
    const job = await reportedJob(admin);
    await db.collection('bookings').doc(job.bookingId).set({ deleted_at: new Date() });
    const id = `evt_${randomUUID()}`;
    expect(await completed(job.reportId, { id })).toBe(200);
    expect(await noticeOf(id)).toBe('not-found');
  });

  it('about an unknown report is stored for the office', async () => {
    const id = `evt_${randomUUID()}`;
    expect(await completed('no-such-report', { id })).toBe(200);
    expect(await noticeOf(id)).toBe('not-found');
    expect(await post({ id: `evt_${randomUUID()}`, object: 'event', type: 'plan.created', data: {} })).toBe(
      200,
    );
  });
});

describe('an online payment while an office mark can still be undone', () => {
  it('counts at once, drops the mark, and asks the office about a refund', async () => {
    const job = await reportedJob(admin);
    const { bookingId, reportId } = job;
    await officeOf(admin).setPayment({ bookingId, state: 'paid', method: 'check', note: '' });
    const id = `evt_${randomUUID()}`;
    expect(await completed(reportId, { id })).toBe(200);
    expect(await noticeOf(id)).toBe('paid-twice');
    expect(await stored('bookings', bookingId)).toMatchObject({
      payment_state: 'paid',
      payment: { by: 'online' },
      held_payment: null,
    });
  });
});

describe('the office’s mark', () => {
  it('applies to the job and its report', async () => {
    const job = await reportedJob(admin);
    await officeOf(admin).settlePayment({
      bookingId: job.bookingId,
      state: 'paid',
      method: 'cash',
      note: 'In hand',
    });
    expect(await stored('report_payments', job.reportId)).toMatchObject({
      state: 'paid',
      method: 'cash',
      note: 'In hand',
      amount: usualService.price,
    });
  });

  it('applies to a report without a job', async () => {
    const job = await reportedJob(admin, { withJob: false });
    const body = { reportId: job.reportId, state: 'waived', note: 'Ours', idempotencyKey: randomUUID() };
    const { result } = await call('office-report-payment', body, admin);
    expect(result).toMatchObject({
      reportId: job.reportId,
      payment_state: 'unpaid',
      held: { state: 'waived' },
    });
    expect(await pageOf(job)).not.toContain(`${secret} problem`);
    await afterUndo('report_payments', job.reportId);
    expect(await pageOf(job)).toContain(`${secret} problem`);
    const { error } = await call('office-report-payment', { ...body, idempotencyKey: randomUUID() }, admin);
    expect(error?.details?.code).toBe('already-handled');
  });
});
