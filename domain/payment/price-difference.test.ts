import { expect, test } from 'vitest';
import {
  canBeReopened,
  differenceAfterReturn,
  differenceOf,
  fitsCard,
  missingMoney,
  movedSince,
  newDifference,
  overpaid,
  receivedFor,
  reopenedDifference,
  restoredDifference,
  settledDifference,
} from './price-difference';

const paid = {
  payment_state: 'paid',
  payment: { amount: 149 },
  price_difference: null,
  total_price: 149,
} as const;
const later = { at: 'later', by: 'b', note: 'Check 12' };
const change = { received: 149, at: 'now', by: 'a@example.com' };

test('what was received is the payment, then what later moved', () => {
  expect(receivedFor({ ...paid, payment_state: 'unpaid' })).toBeNull();
  expect(receivedFor({ ...paid, payment_state: 'waived' })).toBeNull();
  expect(receivedFor(paid)).toBe(149);
  expect(receivedFor({ ...paid, price_difference: { received: 129 } })).toBe(129);
  // A job marked paid before payments had details.
  expect(receivedFor({ ...paid, payment: null })).toBe(149);
});

test('cents add up', () => {
  expect(differenceOf(0.3, 0.1)).toBe(0.2);
});

test('a lower price leaves a refund, a higher one the rest, unless they are waived', () => {
  expect(newDifference({ ...change, price: 129, choice: 'settle' })).toMatchObject({
    amount: -20,
    state: 'open',
    settled_at: null,
  });
  expect(newDifference({ ...change, price: 199, choice: 'waive' })).toMatchObject({
    amount: 50,
    state: 'waived',
    settled_by: 'a@example.com',
  });
  expect(newDifference({ ...change, price: 149, choice: 'settle' })).toMatchObject({
    amount: 0,
    state: 'settled',
  });
});

test('settling moves the money, waiving does not', () => {
  const open = newDifference({ ...change, price: 129, choice: 'settle' });
  const settled = settledDifference(open, { ...later, outcome: 'settled', method: 'check' });
  expect(settled).toMatchObject({ received: 129, state: 'settled', method: 'check', note: 'Check 12' });
  expect(movedSince({ amount: 149 }, settled)).toBe(-20);
  const waived = settledDifference(open, { ...later, outcome: 'waived', method: 'check' });
  expect(waived).toMatchObject({ received: 149, state: 'waived', method: '' });
  expect(movedSince({ amount: 149 }, null)).toBe(0);
});

test('what was recorded by mistake can be taken back: the difference is open as before, with the reason', () => {
  const open = newDifference({ ...change, received: 149.1, price: 128.9, choice: 'settle' });
  expect(canBeReopened(open)).toBe(false);
  for (const outcome of ['settled', 'waived'] as const) {
    const recorded = settledDifference(open, { ...later, outcome, method: 'check' });
    expect(canBeReopened(recorded)).toBe(true);
    expect(reopenedDifference(recorded, 'Wrong client')).toEqual({ ...open, note: 'Wrong client' });
  }
  expect(canBeReopened(newDifference({ ...change, price: 149, choice: 'settle' }))).toBe(false);
});

test('only what was paid above what is owed has to be decided on', () => {
  expect(overpaid(paid, 0)).toBe(149);
  expect(overpaid(paid, 75)).toBe(74);
  expect(overpaid(paid, 149)).toBe(0);
  expect(overpaid({ ...paid, payment_state: 'unpaid' }, 0)).toBe(0);
  expect(overpaid({ ...paid, price_difference: { received: 0 } }, 0)).toBe(0);
  expect(missingMoney(undefined, 149)).toEqual({ money: 'Choose what to do with the payment.' });
  expect(missingMoney('keep', 149)).toEqual({});
  expect(missingMoney(undefined, 0)).toEqual({});
});

test('a job that goes on after all has the difference that its price leaves', () => {
  const cancelled = newDifference({ ...change, price: 0, choice: 'settle' });
  expect(restoredDifference({ ...paid, price_difference: cancelled })).toBeNull();
  const raised = { ...paid, total_price: 175, price_difference: cancelled };
  expect(restoredDifference(raised)).toMatchObject({ amount: 26, state: 'open', received: 149 });
  expect(restoredDifference(paid)).toBeNull();
});

test('money returned unasked no longer counts as received, so it is not returned twice', () => {
  const by = { at: 'later', by: 'online' };
  expect(differenceAfterReturn({ ...paid, payment_state: 'unpaid' }, 50, by)).toBeNull();
  const first = differenceAfterReturn(paid, 50, by)!;
  expect(first).toMatchObject({ received: 99, amount: 50, state: 'waived' });
  expect(overpaid({ ...paid, price_difference: first }, 0)).toBe(99);
  const second = differenceAfterReturn({ ...paid, price_difference: first }, 99, by)!;
  expect(second).toMatchObject({ received: 0, amount: 149, state: 'waived' });
  expect(overpaid({ ...paid, price_difference: second }, 0)).toBe(0);
  const open = newDifference({ ...change, price: 129, choice: 'settle' });
  expect(differenceAfterReturn({ ...paid, price_difference: open }, 50, by)).toBeNull();
  const settled = settledDifference(open, { ...later, outcome: 'settled', method: 'check' });
  expect(differenceAfterReturn({ ...paid, price_difference: settled }, 29, by)).toMatchObject({
    received: 100,
    amount: 29,
  });
});

test('a card gets back at most what it paid online', () => {
  expect(fitsCard({ amount: 149, by: 'online' }, 149)).toBe(true);
  expect(fitsCard({ amount: 149, by: 'online' }, 149.01)).toBe(false);
  expect(fitsCard({ amount: 149, by: 'a@example.com' }, 1)).toBe(false);
  expect(fitsCard(null, 1)).toBe(false);
});
