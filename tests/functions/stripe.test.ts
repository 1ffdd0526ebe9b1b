import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newDifference } from '@domain/payment/price-difference';
import type * as BeginDeletion from '../../functions/src/job/begin-job-deletion';
import type * as RunDeletion from '../../functions/src/job/run-job-deletion';
import type * as PrepareCancel from '../../functions/src/job/prepare-cancel';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type * as CardRefunds from '../../functions/src/payment/sweep-card-refunds';
import type * as Checkouts from '../../functions/src/payment/sweep-checkouts';
import type * as TakeEvent from '../../functions/src/payment/take-event';
import type { MailDocument } from '../../functions/src/records/mail/mail-document';
import type { StoredJob } from '../../functions/src/records/job/stored-job';
import { reportIdOf } from '../../functions/src/records/report/report-id';
import type * as StoredPayment from '../../functions/src/records/payment/stored-payment';
import { buildJob } from '../../tools/testing/factories/build-job';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

/** What our stand-in for Stripe was asked, and what it answers next: a status with a body, 200 without. */
let asked: string[] = [];
let answers: { readonly status: number; readonly body: object }[] = [];
let server: Server;
let db: Firestore;
let functions: Pick<typeof Checkouts, 'sweepCheckouts'> &
  Pick<typeof CardRefunds, 'sweepCardRefunds'> &
  Pick<typeof TakeEvent, 'takeEvent'> &
  Pick<typeof PrepareCancel, 'prepareCancel'> &
  Pick<typeof BeginDeletion, 'beginJobDeletion'> &
  Pick<typeof RunDeletion, 'runJobDeletion'> &
  Pick<typeof StoredPayment, 'newReportPayment'> &
  Pick<typeof Compose, 'composeMail'>;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${request.url} ${body}`.trim());
      const { status, body: answer } = answers.shift() ?? {
        status: 200,
        body: {},
      };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, inProcessEnvironment(), {
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
  });
  functions = {
    ...(await import('../../functions/src/payment/sweep-checkouts')),
    ...(await import('../../functions/src/payment/sweep-card-refunds')),
    ...(await import('../../functions/src/payment/take-event')),
    ...(await import('../../functions/src/job/prepare-cancel')),
    ...(await import('../../functions/src/job/begin-job-deletion')),
    ...(await import('../../functions/src/job/run-job-deletion')),
    ...(await import('../../functions/src/records/payment/stored-payment')),
    ...(await import('../../functions/src/mail/compose-mail')),
  };
  db = (await import('../../functions/src/platform/firestore')).firestore();
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answers = [];
});

const admin = {
  kind: 'admin',
  uid: 'admin-1',
  email: 'admin@example.com',
  session: null,
} as const;
const refused = {
  status: 400,
  body: { error: { type: 'invalid_request_error', message: 'over' } },
};
const down = {
  status: 503,
  body: { error: { type: 'api_error', message: 'down' } },
};
const minuteMs = 60_000;
const { total_price: price } = buildJob();

/** A job with a payment record. */
async function payingJob(job: Parameters<typeof buildJob>[0] = {}, payment: object = {}) {
  const stored = buildJob(job);
  const reportId = reportIdOf(stored.id);
  await db.collection('bookings').doc(stored.id).set(toDocument(stored));
  await db
    .collection('report_payments')
    .doc(reportId)
    .set({
      ...functions.newReportPayment(
        { reportId, bookingId: stored.id, amount: price, state: 'unpaid' },
        new Date(),
      ),
      ...payment,
    });
  return { bookingId: stored.id, reportId };
}
const fieldsOf = async (collection: string, id: string) =>
  (await db.collection(collection).doc(id).get()).data();
const mailsAbout = async (id: string) =>
  (await db.collection('mail').where('subject.id', '==', id).get()).docs.map((mail) => mail.data());

const sessionId = () => `cs_${randomUUID()}`;
const openCheckout = (session_id: string) => ({
  checkout: {
    attempt: 1,
    amount: price,
    state: 'open',
    session_id,
    url: 'https://checkout.stripe.com/c/pay/1',
    expires_at: new Date(Date.now() + 60 * minuteMs),
  },
});

const cancel = (bookingId: string) =>
  db.runTransaction(async (transaction) => {
    const job = (await transaction.get(db.collection('bookings').doc(bookingId))).data() as StoredJob;
    const cancelling = { reason: '', money: undefined };
    const { write } = await functions.prepareCancel(
      transaction,
      { bookingId, job },
      cancelling,
      admin,
      new Date(),
    );
    write();
  });

it('a cancelled job’s open checkout is ended at Stripe, and again until Stripe can be reached', async () => {
  const session = sessionId();
  const { bookingId, reportId } = await payingJob({ status: 'scheduled' }, openCheckout(session));
  await cancel(bookingId);
  answers = [down, down, down];
  expect(await functions.sweepCheckouts()).toBe(0);
  expect(await fieldsOf('report_payments', reportId)).toMatchObject({
    checkout: { state: 'expired' },
    ending_sessions: [session],
  });
  asked = [];
  expect(await functions.sweepCheckouts()).toBe(1);
  expect(asked).toEqual([`/v1/checkout/sessions/${session}/expire`]);
  expect(await fieldsOf('report_payments', reportId)).toMatchObject({
    ending_sessions: [],
  });
  asked = [];
  await functions.sweepCheckouts();
  expect(asked).toEqual([]);
});

it('one that is over at Stripe counts as ended', async () => {
  const { bookingId, reportId } = await payingJob({ status: 'scheduled' }, openCheckout(sessionId()));
  await cancel(bookingId);
  answers = [refused];
  await functions.sweepCheckouts();
  expect(await fieldsOf('report_payments', reportId)).toMatchObject({
    ending_sessions: [],
  });
});

it('a job’s deletion ends its open checkout before the record of it is gone', async () => {
  const session = sessionId();
  const { bookingId, reportId } = await payingJob({ status: 'scheduled' }, openCheckout(session));
  await db.runTransaction((transaction) =>
    functions.beginJobDeletion(transaction, bookingId, admin, new Date()),
  );
  answers = [down, down, down];
  await expect(functions.runJobDeletion(bookingId, 30)).rejects.toThrow();
  expect(await fieldsOf('report_payments', reportId)).toBeDefined();
  expect(await functions.runJobDeletion(bookingId, 30)).toBe('DONE');
  expect(asked.at(-1)).toBe(`/v1/checkout/sessions/${session}/expire`);
  expect(await fieldsOf('report_payments', reportId)).toBeUndefined();
});

/** A job paid online of which US dollars are to be returned to the card now. */
async function jobToRefund(amount: number) {
  const at = new Date(Date.now() - minuteMs).toISOString();
  const intent = `pi_${randomUUID()}`;
  const paying = await payingJob(
    {
      status: 'completed',
      payment_state: 'paid',
      total_price: price - amount,
      payment: { amount: price, method: 'card', note: '', at, by: 'online' },
      price_difference: newDifference({
        received: price,
        price: price - amount,
        choice: 'settle',
        at,
        by: admin.email,
      }),
      card_refund_at: at,
    },
    { state: 'paid', payment_intent: intent },
  );
  const sweep = () => functions.sweepCardRefunds(new Date());
  /** Stripe reports that so much was refunded in all. */
  const reported = async (total: number) => {
    const id = `evt_${randomUUID()}`;
    const event = {
      kind: 'refunded',
      paymentIntent: intent,
      amount: total,
    } as const;
    await functions.takeEvent({ id, type: 'charge.refunded', event }, new Date());
    return id;
  };
  const refunds = async () =>
    (await mailsAbout(paying.bookingId))
      .filter(({ kind }) => kind === 'payment_refunded')
      .map(({ refund }) => (refund as { amount: number }).amount)
      .toSorted((one, other) => one - other);
  const noticeOf = async (eventId: string) => [
    (await fieldsOf('payment_events', eventId))?.notice as string | null,
    (await mailsAbout(eventId)).length,
  ];
  const job = () => fieldsOf('bookings', paying.bookingId);
  return { ...paying, sweep, reported, refunds, noticeOf, job };
}
/** Stripe's answer to our refund, after which so much was refunded in all. */
const refundedInAll = (total: number) => ({
  status: 200,
  body: {
    id: 're_1',
    object: 'refund',
    charge: { id: 'ch_1', object: 'charge', amount_refunded: total * 100 },
  },
});

it('our own refund reported by Stripe sends one email, whenever the report comes', async () => {
  for (const isEarly of [true, false]) {
    const { sweep, reported, refunds, noticeOf, job, reportId } = await jobToRefund(49);
    const early = isEarly ? await reported(49) : null;
    answers = [refundedInAll(49)];
    expect(await sweep()).toBe(1);
    const event = early ?? (await reported(49));
    expect(await refunds()).toEqual([49]);
    expect(await noticeOf(event)).toEqual([null, 0]);
    expect(await job()).toMatchObject({
      card_refund_at: null,
      price_difference: { state: 'settled' },
    });
    expect(await fieldsOf('report_payments', reportId)).toMatchObject({
      refunded_amount: 49,
      refund_assumed: null,
    });
  }
});

it('a refund that the office made at Stripe meanwhile is its own once Stripe refuses ours', async () => {
  for (const isEarly of [true, false]) {
    const { sweep, reported, refunds, noticeOf, job } = await jobToRefund(price);
    const early = isEarly ? await reported(price) : null;
    answers = [refused];
    await sweep();
    const event = early ?? (await reported(price));
    expect(await refunds()).toEqual([price]);
    expect(await noticeOf(event)).toEqual(['refunded', 1]);
    expect(await job()).toMatchObject({
      card_refund_at: null,
      price_difference: { state: 'settled', received: 0, method: 'card' },
    });
  }
});

it('a refund that the office made at Stripe beside ours is announced, too', async () => {
  const { sweep, reported, refunds, noticeOf, reportId } = await jobToRefund(49);
  const alike = await reported(49);
  answers = [refundedInAll(98)];
  expect(await sweep()).toBe(1);
  expect(await refunds()).toEqual([49, 49]);
  expect(await noticeOf(alike)).toEqual(['refunded', 1]);
  expect(await fieldsOf('report_payments', reportId)).toMatchObject({
    refunded_amount: 98,
  });
});

it('a refund of another amount is the office’s own at once, and ours stays due', async () => {
  const { sweep, reported, refunds, noticeOf, job } = await jobToRefund(price);
  const event = await reported(20);
  expect(await noticeOf(event)).toEqual(['refunded', 1]);
  expect(await refunds()).toEqual([20]);
  answers = [refused];
  await sweep();
  expect(await job()).toMatchObject({
    card_refund_at: null,
    price_difference: { state: 'open' },
  });
});

it('each of two refunds at Stripe is announced with its own amount and the total', async () => {
  const { bookingId, reported } = await jobToRefund(price);
  await db.collection('bookings').doc(bookingId).update({ card_refund_at: null, price_difference: null });
  for (const total of [20, 50.5]) await reported(total);
  const mails = (await mailsAbout(bookingId)) as MailDocument[];
  const composed = await Promise.all(mails.map((mail) => functions.composeMail([mail], new Date())));
  const said = composed.map((mail) => [
    mail?.subject,
    /Refunded in all\W+([\d.]+)/.exec(mail?.text ?? '')?.[1],
  ]);
  expect(said.toSorted()).toEqual([
    ['Refund: $20 for your sewer inspection', '50.50'],
    ['Refund: $30.50 for your sewer inspection', '50.50'],
  ]);
});

it('what the office returned at Stripe without a difference no longer counts as received', async () => {
  const { bookingId, reported, job } = await jobToRefund(0);
  await db.collection('bookings').doc(bookingId).update({ card_refund_at: null, price_difference: null });
  await reported(50);
  expect(await job()).toMatchObject({
    total_price: price,
    price_difference: { state: 'waived', received: price - 50, amount: 50 },
  });
  await reported(price);
  expect(await job()).toMatchObject({ price_difference: { state: 'waived', received: 0 } });
});
