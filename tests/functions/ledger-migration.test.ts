import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import type { Job } from '@domain/job/job';
import { findLedgerProblems } from '../../tools/ledger/find-problems';
import { ledgerMigrations } from '../../tools/migrations/ledger-migrations';
import { runMigration, tryMigration } from '../../tools/migrations/run-migration';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildReward } from '../../tools/testing/factories/build-reward';
import { toDocument } from '../../tools/testing/factories/to-document';

/** A project of its own, with the records of a business from before there was a ledger. */
const firestore = getFirestore(initializeApp({ projectId: 'demo-ledger' }, 'demo-ledger'));
const ledger = firestore.collection(collections.ledger);

const day = (number: number) => new Date(Date.UTC(2026, 2, number, 17)).toISOString();
const at = (number: number) => Timestamp.fromDate(new Date(day(number)));
const by = 'desk@example.com';
const check = { method: 'check', note: '', by } as const;

const online = { amount: 150, method: 'card', note: '', by: 'online', at: day(4) } as const;
const settledLater = { settled_at: day(9), settled_by: by, method: 'cash', note: '' } as const;

/** Every way in which a job can have money. */
const jobs: readonly Job[] = [
  buildJob({ id: 'unpaid', total_price: 150 }),
  buildJob({
    id: 'paid',
    total_price: 150,
    payment_state: 'paid',
    payment: { ...check, amount: 149.95, at: day(3) },
  }),
  buildJob({
    id: 'waived',
    total_price: 90,
    payment_state: 'waived',
    payment: { ...check, method: '', amount: 0, at: day(3) },
  }),
  buildJob({
    ...{ id: 'fee', status: 'cancelled', ending: 'no_show', charge: 45, payment_state: 'paid' },
    payment: { ...check, amount: 45, at: day(3) },
  }),
  buildJob({
    ...{ id: 'online', total_price: 120.5, payment_state: 'paid', payment: online },
    price_difference: {
      received: 120.5,
      amount: -29.5,
      state: 'settled',
      at: day(8),
      by,
      ...settledLater,
      method: 'card',
    },
  }),
  buildJob({
    ...{
      id: 'more',
      total_price: 180,
      payment_state: 'paid',
      payment: { ...check, amount: 150, at: day(3) },
    },
    price_difference: {
      received: 150,
      amount: 30,
      state: 'waived',
      at: day(8),
      by,
      ...settledLater,
      method: '',
    },
  }),
  buildJob({
    ...{ id: 'corrected', total_price: 150, payment_state: 'unpaid', payment: null },
    corrected_payments: [
      {
        ...check,
        amount: 150,
        at: day(3),
        state: 'paid',
        corrected_at: day(5),
        corrected_by: by,
        reason: 'x',
      },
    ],
  }),
];

beforeEach(async () => {
  for (const { id } of await firestore.listCollections())
    await firestore.recursiveDelete(firestore.collection(id));
  for (const job of jobs) await firestore.collection(collections.bookings).doc(job.id).set(toDocument(job));
  const payment = {
    ...{
      report_id: 'r-1',
      booking_id: 'online',
      amount: 150,
      currency: 'usd',
      state: 'paid',
      method: 'card',
    },
    ...{
      note: '',
      by: 'online',
      checkout: null,
      payment_intent: 'pi_1',
      refunded_amount: 29.5,
      paid_at: at(4),
    },
    ...{ refunded_at: at(9), created_at: at(4), settled_at: at(4) },
  };
  const payments = firestore.collection(collections.reportPayments);
  await payments.doc('r-1').set(payment);
  const alone = {
    ...payment,
    report_id: 'r-2',
    booking_id: null,
    payment_intent: 'pi_2',
    refunded_amount: 10,
  };
  await payments.doc('r-2').set(alone);
  const unused = {
    type: 'x',
    report_id: 'r-1',
    booking_id: 'online',
    payment_intent: 'pi_3',
    created_at: at(6),
  };
  const events = firestore.collection(collections.paymentEvents);
  await events.doc('e-1').set({ ...unused, amount: 150, notice: 'paid-twice' });
  await events.doc('e-2').set({ ...unused, amount: 50, notice: 'refunded' });
  await events.doc('e-3').set({ ...unused, amount: 150, notice: 'refunded' });
  for (const reward of [
    buildReward({ id: 'w-1', state: 'paid', settled_at: day(9), amount: 50 }),
    buildReward({ id: 'w-2', state: 'earned' }),
  ])
    await firestore.collection(collections.rewards).doc(reward.id).set(toDocument(reward));
});

async function migrate(atOnce = 200): Promise<void> {
  for (const migration of ledgerMigrations) await runMigration(firestore, migration, { atOnce });
}

const rows = async () => (await ledger.get()).docs.map((row) => [row.id, row.data()] as const);
const problems = async () => (await findLedgerProblems(firestore, new Date('2026-06-01T17:00:00Z'))).problems;

test('it brings in what was paid, returned, waived, corrected and rewarded, to the penny', async () => {
  expect((await problems()).length).toBeGreaterThan(0);
  await migrate();
  expect(await problems()).toEqual([]);
  const sums = Object.fromEntries(
    (await rows()).map(([id, { kind, cents, waived_cents: waived }]) => [id, [kind, cents, waived]]),
  );
  const ms = (number: number) => at(number).toMillis();
  expect(sums).toEqual({
    [`paid.payment.${ms(3)}`]: ['payment', 14_995, 0],
    [`waived.waiver.${ms(3)}`]: ['waiver', 0, 9_000],
    [`fee.payment.${ms(3)}`]: ['fee', 4_500, 0],
    [`online.payment.${ms(4)}`]: ['payment', 15_000, 0],
    [`online.difference.${ms(9)}`]: ['refund', -2_950, 0],
    [`more.payment.${ms(3)}`]: ['payment', 15_000, 0],
    [`more.price.${ms(9)}`]: ['waiver', 0, 3_000],
    [`corrected.payment.${ms(3)}`]: ['payment', 15_000, 0],
    [`corrected.correction.${ms(5)}`]: ['correction', -15_000, 0],
    [`r-2.payment.${ms(4)}`]: ['payment', 15_000, 0],
    'r-2.refund.1000': ['refund', -1_000, 0],
    'pi_3.unused': ['payment', 15_000, 0],
    'pi_3.refund.5000': ['refund', -5_000, 0],
    'pi_3.refund.15000': ['refund', -10_000, 0],
    'w-1.reward': ['reward', -5_000, 0],
  });
});

test('run twice, also from the start, it gives the same rows', async () => {
  await migrate();
  const once = await rows();
  await migrate();
  await firestore.recursiveDelete(firestore.collection(collections.migrations));
  for (const migration of ledgerMigrations)
    expect(await tryMigration(firestore, migration)).toMatchObject({ changed: 0 });
  await migrate(2);
  expect(await rows()).toEqual(once);
});

test('broken off after any page, it goes on to the same rows', async () => {
  await migrate();
  const whole = await rows();
  await firestore.recursiveDelete(ledger);
  await firestore.recursiveDelete(firestore.collection(collections.migrations));
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      for (const migration of ledgerMigrations) {
        await runMigration(firestore, migration, {
          atOnce: 1,
          onPage({ finished_at }) {
            if (finished_at === null) throw new Error('switched off');
          },
        });
      }
      break;
    } catch (error) {
      expect(error).toMatchObject({ message: 'switched off' });
    }
  }
  expect(await rows()).toEqual(whole);
  expect(await problems()).toEqual([]);
});

test('what the release has written before it stays, and what is missing beside it is added', async () => {
  const moment = at(3).toMillis();
  await migrate();
  const whole = await rows();
  await firestore.recursiveDelete(firestore.collection(collections.migrations));
  await ledger.doc(`more.payment.${moment}`).delete();
  await ledger.doc(`corrected.correction.${at(5).toMillis()}`).delete();
  await migrate();
  expect(await rows()).toEqual(whole);
});
