import { describe, expect, test } from 'vitest';
import { movedCheckout, movesCheckout, paidOutcome } from './paid-event';
import type { Checkout } from './report-payment';

const checkout: Checkout = {
  attempt: 1,
  amount: 149,
  state: 'open',
  session_id: 'cs_1',
  url: 'https://pay.example.com/cs_1',
  expires_at: '2026-03-06T17:00:00.000Z',
};
const paid = { amount: 149, currency: 'usd', sessionId: 'cs_1' };
const due = { before: 'unpaid', due: 149, checkout, held: null } as const;

describe('a received payment', () => {
  test('settles what is due', () => {
    expect(paidOutcome(paid, due)).toEqual({ settles: true, notice: null });
  });

  test('replaces a waiver', () => {
    expect(paidOutcome(paid, { ...due, before: 'waived' })).toEqual({ settles: true, notice: null });
  });

  test('is compared in cents', () => {
    expect(paidOutcome({ ...paid, amount: 0.1 + 0.2 }, { ...due, due: 0.3 }).settles).toBe(true);
  });

  test.each([
    ['another amount', { ...paid, amount: 148.99 }],
    ['another currency', { ...paid, currency: 'eur' }],
  ])('of %s settles nothing, and the office decides', (_, event) => {
    expect(paidOutcome(event, due)).toEqual({ settles: false, notice: 'wrong-amount' });
  });

  test('of a report that isn’t ours is for the office', () => {
    expect(paidOutcome(paid, null)).toEqual({ settles: false, notice: 'not-found' });
  });

  test('of something already paid is for the office', () => {
    expect(paidOutcome(paid, { ...due, before: 'paid' })).toEqual({ settles: false, notice: 'paid-twice' });
  });

  test('that was already applied is nothing new', () => {
    const done = { ...due, before: 'paid', checkout: { ...checkout, state: 'done' } } as const;
    expect(paidOutcome(paid, done)).toEqual({ settles: false, notice: null });
  });

  test('beside the office’s own mark settles, and the office returns one of the two', () => {
    const marked = { ...due, held: { state: 'paid' } } as const;
    expect(paidOutcome(paid, marked)).toEqual({ settles: true, notice: 'paid-twice' });
    expect(paidOutcome(paid, { ...due, held: { state: 'waived' } }).notice).toBeNull();
  });
});

describe('an event about a checkout', () => {
  test('moves the report’s own', () => {
    expect(movedCheckout(checkout, 'cs_1', 'failed')).toEqual({ ...checkout, state: 'failed' });
    expect(movesCheckout(due, 'cs_1')).toBe(true);
  });

  test('leaves another one, or that of a paid report', () => {
    expect(movedCheckout(checkout, 'cs_2', 'failed')).toEqual(checkout);
    expect(movedCheckout(null, 'cs_2', 'failed')).toBeNull();
    expect(movesCheckout(due, 'cs_2')).toBe(false);
    expect(movesCheckout({ ...due, before: 'paid' }, 'cs_1')).toBe(false);
  });
});
