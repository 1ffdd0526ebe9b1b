import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '@domain/ledger/money-of';
import type { LedgerRow } from '@domain/ledger/ledger-row';
import { findLedgerProblems } from '../../tools/ledger/find-problems';
import { usualService } from '../../tools/testing/usual-service';
import { db } from './support/admin-sdk';
import { afterUndo } from './support/after-undo';
import { bookedJob } from './support/booked-job';
import { callUntilTaken } from './support/call';
import { officeOf, startedJobOf, type Office } from './support/office';
import { newReferral, submitReferral } from './support/referral';
import { reportedJob, sendForm, settle, type ReportedJob } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';
import { sweepOnly } from './support/tick';

const stripe = createRequire(new URL('../../functions/package.json', import.meta.url))('stripe') as {
  readonly webhooks: {
    generateTestHeaderString(options: { readonly payload: string; readonly secret: string }): string;
  };
};

let admin: SignedIn;
let office: Office;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
});

const price = centsOf(usualService.price);

type Row = LedgerRow<Timestamp> & { readonly id: string };

/** The rows of a job or report, oldest first. */
async function rowsOf(field: 'booking_id' | 'report_id' | 'provider_id', value: string): Promise<Row[]> {
  const { docs } = await db.collection('ledger').where(field, '==', value).get();
  return docs
    .map((doc) => ({ id: doc.id, ...(doc.data() as LedgerRow<Timestamp>) }))
    .sort((one, other) => one.at.toMillis() - other.at.toMillis());
}

const inShort = (rows: readonly Row[]) =>
  rows.map(({ kind, cents, waived_cents: waived }) => [kind, cents, waived] as const);

/** What the check says of these records. */
async function problemsOf(...ids: readonly string[]) {
  const { problems } = await findLedgerProblems(db, new Date());
  return problems.filter(({ record }) => ids.some((id) => record.includes(id)));
}

const recordedAt = async (bookingId: string) =>
  ((await stored('bookings', bookingId))?.payment as { at: Timestamp }).at.toDate().toISOString();

const correct = async (bookingId: string) =>
  office.correctPayment({
    record: 'job',
    id: bookingId,
    recordedAt: await recordedAt(bookingId),
    reason: 'Wrong job',
  });

async function difference(bookingId: string, body: object) {
  const changed = (await stored('bookings', bookingId))?.price_difference as {
    readonly at: Timestamp;
    readonly settled_at: Timestamp | null;
  };
  return callUntilTaken(
    'office-job-difference',
    {
      bookingId,
      changedAt: changed.at.toDate().toISOString(),
      settledAt: changed.settled_at?.toDate().toISOString() ?? null,
      idempotencyKey: randomUUID(),
      ...body,
    },
    admin,
  );
}

async function reprice(bookingId: string, total_price: number, choice: 'settle' | 'waive') {
  const job = await stored('bookings', bookingId);
  const {
    service_type,
    total_price: before,
    special_instructions,
    customer,
  } = job as {
    readonly service_type: string;
    readonly total_price: number;
    readonly special_instructions: string;
    readonly customer: { readonly address: string };
  };
  const seen = {
    ...{ service_type, total_price: before, special_instructions, address: customer.address },
    ...{ received: before, deadline: '' },
  };
  const body = {
    bookingId,
    seen,
    changes: { total_price },
    difference: choice,
    idempotencyKey: randomUUID(),
  };
  const { error } = await callUntilTaken('office-job-edit', body, admin);
  expect(error).toBeUndefined();
}

async function post(type: string, object: object, id = `evt_${randomUUID()}`): Promise<void> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_local_stack' });
  const response = await fetch(`${addresses.functions}/payment-webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  expect(response.status).toBe(200);
}

interface Paying {
  readonly intent: string;
  readonly session?: string;
  readonly amount?: number;
  readonly eventId?: string;
}

const payOnline = (reportId: string, { intent, session, amount = usualService.price, eventId }: Paying) =>
  post(
    'checkout.session.completed',
    {
      id: session ?? `cs_${randomUUID()}`,
      object: 'checkout.session',
      metadata: { report_id: reportId },
      payment_status: 'paid',
      amount_total: centsOf(amount),
      currency: 'usd',
      payment_intent: intent,
    },
    eventId,
  );

const refundOnline = (intent: string, total: number) =>
  post('charge.refunded', { object: 'charge', payment_intent: intent, amount_refunded: centsOf(total) });

describe('a payment of the office', () => {
  it('is a row once Undo has expired, with job, client, service, method and source', async () => {
    const { bookingId } = await bookedJob({ lead_id: 'lead-1' });
    await office.setPayment({ bookingId, state: 'paid', method: 'check', note: '' });
    expect(await rowsOf('booking_id', bookingId)).toEqual([]);
    await afterUndo('bookings', bookingId);
    await sweepOnly('held payments');
    const job = await stored('bookings', bookingId);
    const rows = await rowsOf('booking_id', bookingId);
    expect(inShort(rows)).toEqual([['payment', price, 0]]);
    expect(rows[0]).toMatchObject({
      ...{ method: 'check', source: 'site', service: usualService.title, provider_id: null },
      ...{ customer_id: job?.customer_id as string, name: (job?.customer as { name: string }).name },
    });
    expect(await problemsOf(bookingId)).toEqual([]);
  });

  it('that is undone in time leaves no row', async () => {
    const { bookingId } = await bookedJob();
    const { result } = await office.setPayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    await office.undoPayment({ record: 'job', id: bookingId, markedAt: result?.held.at });
    await sweepOnly('held payments');
    expect(await rowsOf('booking_id', bookingId)).toEqual([]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });

  it('that is corrected later stays, with a correction beside it; a waiver applies again', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'waived', method: '', note: 'A friend' });
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    expect((await correct(bookingId)).result?.payment_state).toBe('waived');
    expect((await correct(bookingId)).result?.payment_state).toBe('unpaid');
    expect(inShort(await rowsOf('booking_id', bookingId))).toEqual([
      ['waiver', 0, price],
      ['payment', price, -price],
      ['correction', -price, price],
      ['correction', 0, -price],
    ]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });

  it('of a job that ended without an inspection is a fee', async () => {
    const { bookingId } = await bookedJob({ status: 'cancelled', charge: 45, ending: 'no_show' });
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    expect(inShort(await rowsOf('booking_id', bookingId))).toEqual([['fee', 4_500, 0]]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });
});

describe('a price that changes after payment', () => {
  it('adds what is paid, returned and waived, and what is taken back', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    await reprice(bookingId, usualService.price + 10.5, 'settle');
    await difference(bookingId, { outcome: 'settled', method: 'cash', note: '' });
    await difference(bookingId, { outcome: 'open', method: '', note: 'Not yet' });
    await difference(bookingId, { outcome: 'waived', method: '', note: '' });
    expect(inShort(await rowsOf('booking_id', bookingId))).toEqual([
      ['payment', price, 0],
      ['payment', 1_050, 0],
      ['correction', -1_050, 0],
      ['waiver', 0, 1_050],
    ]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });

  it('that goes down and is returned is a refund', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    await reprice(bookingId, usualService.price - 20, 'settle');
    await difference(bookingId, { outcome: 'settled', method: 'check', note: '' });
    expect(inShort(await rowsOf('booking_id', bookingId)).at(-1)).toEqual(['refund', -2_000, 0]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });

  it('balances after an ending that is undone', async () => {
    const past = { scheduled_date: '2026-03-02' };
    const { bookingId } = await bookedJob(past);
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    await reprice(bookingId, usualService.price + 30, 'waive');
    const ending = { bookingId, ending: 'no_show', reason: 'Nobody there', charge: 0, money: 'refund' };
    expect((await office.endJob(ending)).error).toBeUndefined();
    expect(await problemsOf(bookingId)).toEqual([]);
    expect((await office.undoStep({ bookingId, from: 'cancelled' })).error).toBeUndefined();
    expect(await problemsOf(bookingId)).toEqual([]);
    expect((await rowsOf('booking_id', bookingId)).reduce((sum, { cents }) => sum + cents, 0)).toBe(price);
  });

  it('no longer waives anything once the job is cancelled', async () => {
    const { bookingId } = await bookedJob();
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    await reprice(bookingId, usualService.price + 30, 'waive');
    const { error } = await office.cancelJob({ bookingId, reason: '', money: 'keep' });
    expect(error).toBeUndefined();
    expect(inShort(await rowsOf('booking_id', bookingId)).slice(1)).toEqual([
      ['waiver', 0, 3_000],
      ['waiver', 0, -3_000],
    ]);
    expect(await problemsOf(bookingId)).toEqual([]);
  });
});

describe('a payment at the provider', () => {
  it('is one row, however often and under whatever ids its events arrive at once', async () => {
    const job = await reportedJob(admin);
    const [intent, session] = [`pi_${randomUUID()}`, `cs_${randomUUID()}`];
    const eventId = `evt_${randomUUID()}`;
    await Promise.all([
      payOnline(job.reportId, { intent, session, eventId }),
      payOnline(job.reportId, { intent, session, eventId }),
    ]);
    const rows = await rowsOf('booking_id', job.bookingId);
    expect(inShort(rows)).toEqual([['payment', price, 0]]);
    expect(rows[0]).toMatchObject({ provider_id: intent, method: 'card', report_id: job.reportId });
    expect(await problemsOf(job.bookingId, job.reportId)).toEqual([]);
  });

  it('that another browser makes too is a row of its own, which counts for no job, as does its refund', async () => {
    const job = await reportedJob(admin);
    const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
    const session = `cs_${randomUUID()}`;
    await Promise.all([
      payOnline(job.reportId, { intent: first }),
      payOnline(job.reportId, { intent: second, session }),
    ]);
    // The provider repeats it under another id.
    const unused =
      (await rowsOf('booking_id', job.bookingId)).find(({ applied }) => !applied)?.provider_id ?? '';
    expect([first, second]).toContain(unused);
    await payOnline(job.reportId, { intent: unused, session });
    const rows = await rowsOf('booking_id', job.bookingId);
    expect(rows.map(({ cents, applied }) => [cents, applied]).sort()).toEqual([
      [price, false],
      [price, true],
    ]);
    await refundOnline(unused, usualService.price);
    expect(inShort(await rowsOf('provider_id', unused)).at(-1)).toEqual(['refund', -price, 0]);
    expect(await problemsOf(job.bookingId, job.reportId, unused)).toEqual([]);
  });

  it('that settled nothing counts once the office’s own mark is corrected', async () => {
    const job = await reportedJob(admin);
    await settle(admin, job);
    const intent = `pi_${randomUUID()}`;
    await payOnline(job.reportId, { intent });
    expect((await correct(job.bookingId)).result?.payment_state).toBe('paid');
    const rows = await rowsOf('booking_id', job.bookingId);
    expect(rows.reduce((sum, { cents, applied }) => sum + (applied ? cents : 0), 0)).toBe(price);
    expect((await rowsOf('provider_id', intent)).reduce((sum, { cents }) => sum + cents, 0)).toBe(price);
    expect(await problemsOf(job.bookingId, job.reportId, intent)).toEqual([]);
  });

  it('is followed by the refunds made there, each with its own row', async () => {
    const job = await reportedJob(admin);
    const intent = `pi_${randomUUID()}`;
    await payOnline(job.reportId, { intent });
    await refundOnline(intent, 10);
    await refundOnline(intent, 25.5);
    await refundOnline(intent, 25.5);
    expect(inShort(await rowsOf('provider_id', intent)).slice(1)).toEqual([
      ['refund', -1_000, 1_000],
      ['refund', -1_550, 1_550],
    ]);
    expect(await problemsOf(job.bookingId, job.reportId)).toEqual([]);
  });

  it('goes back to the card when its job is cancelled, as a refund with the provider’s id', async () => {
    const job = await bookedJob();
    await sendForm(`/report/pay/${job.key}`, []);
    const begun = await db.collection('report_payments').where('booking_id', '==', job.bookingId).get();
    const reportId = begun.docs[0]?.id ?? '';
    const intent = `pi_${randomUUID()}`;
    await payOnline(reportId, { intent });
    const { error } = await office.cancelJob({ bookingId: job.bookingId, reason: '', money: 'refund' });
    expect(error).toBeUndefined();
    expect(inShort(await rowsOf('provider_id', intent))).toEqual([['payment', price, 0]]);
    await sweepOnly('card refunds');
    await sweepOnly('card refunds');
    expect(inShort(await rowsOf('provider_id', intent))).toEqual([
      ['payment', price, 0],
      ['refund', -price, 0],
    ]);
    expect(await problemsOf(job.bookingId, reportId)).toEqual([]);
  });

  it('of which another amount is open is refunded beside the job', async () => {
    const job = await reportedJob(admin);
    const intent = `pi_${randomUUID()}`;
    await payOnline(job.reportId, { intent });
    await reprice(job.bookingId, usualService.price - 40, 'settle');
    await refundOnline(intent, 15);
    const rows: readonly Row[] = await rowsOf('provider_id', intent);
    expect(rows.at(-1)).toMatchObject({ kind: 'refund', cents: -1_500, applied: false });
    expect(await problemsOf(job.bookingId, job.reportId)).toEqual([]);
  });

  it('of a report without a job has its rows too', async () => {
    const report: ReportedJob = await reportedJob(admin, { withJob: false });
    const amount = (await stored('report_payments', report.reportId))?.amount as number;
    const intent = `pi_${randomUUID()}`;
    await payOnline(report.reportId, { intent, amount });
    await refundOnline(intent, 5);
    const rows = await rowsOf('report_id', report.reportId);
    expect(inShort(rows)).toEqual([
      ['payment', centsOf(amount), 0],
      ['refund', -500, 0],
    ]);
    expect(rows[0]?.booking_id).toBeNull();
    expect(await problemsOf(report.reportId)).toEqual([]);
  });
});

describe('a reward', () => {
  it('is a row once it is paid, beside the payment of its job, whose client came by the referral', async () => {
    const referral = newReferral();
    const referralId = await submitReferral(referral);
    const bookingId = await startedJobOf(office, referralId);
    await office.setStatus({ bookingId, status: 'completed' });
    await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    expect((await rowsOf('booking_id', bookingId)).map(({ kind }) => kind)).toEqual(['payment']);
    const body = { rewardId: referralId, state: 'paid', note: 'By check', checked: true };
    const key = { idempotencyKey: randomUUID() };
    expect((await office.settleReward({ ...body, ...key })).error).toBeUndefined();
    await office.settleReward({ ...body, ...key });
    const amount = (await stored('rewards', referralId))?.amount as number;
    const rows = await rowsOf('booking_id', bookingId);
    expect(inShort(rows)).toEqual([
      ['payment', price, 0],
      ['reward', -centsOf(amount), 0],
    ]);
    expect(rows[0]?.source).toMatch(/^(referral|partner)$/);
    expect(rows[1]).toMatchObject({ referral_id: referralId, customer_id: null, applied: false });
    expect(await problemsOf(bookingId, referralId)).toEqual([]);
  });
});

describe('npm run ledger:check', () => {
  it('names a row that is missing, one of another amount, and one of a job that never was', async () => {
    const [lost, changed] = [await bookedJob(), await bookedJob()];
    for (const { bookingId } of [lost, changed])
      await office.settlePayment({ bookingId, state: 'paid', method: 'cash', note: '' });
    const [row] = await rowsOf('booking_id', lost.bookingId);
    const [other] = await rowsOf('booking_id', changed.bookingId);
    const never = `never-${randomUUID()}`;
    const { id, ...fields } = row!;
    await db.collection('ledger').doc(id).delete();
    await db
      .collection('ledger')
      .doc(other!.id)
      .update({ cents: price - 1 });
    await db
      .collection('ledger')
      .doc(never)
      .set({ ...fields, booking_id: never });
    const problems = await problemsOf(lost.bookingId, changed.bookingId, never);
    expect(problems.map(({ record }) => record).sort()).toEqual(
      [lost.bookingId, changed.bookingId, never].map((job) => `bookings/${job}`).sort(),
    );
    await db.collection('ledger').doc(id).set(fields);
    await db.collection('ledger').doc(other!.id).update({ cents: price });
    await db.collection('ledger').doc(never).delete();
    expect(await problemsOf(lost.bookingId, changed.bookingId, never)).toEqual([]);
  });
});
