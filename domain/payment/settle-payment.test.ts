import { describe, expect, test } from 'vitest';
import {
  openMailOccasion,
  settledPayment,
  settledReportPayment,
  waiverOf,
  type Settlement,
} from './settle-payment';

const paid: Settlement<string> = {
  state: 'paid',
  method: 'check',
  note: 'No. 1042',
  by: 'desk@example.com',
  at: '2026-03-05T17:00:00.000Z',
};
const waived: Settlement<string> = { ...paid, state: 'waived', method: '', note: 'A gift' };
const waiver = { amount: 0, method: '', note: 'A gift', by: 'desk@example.com', at: '2026-03-04' } as const;

describe('a payment on its job', () => {
  test('is of the amount due', () => {
    const { at, by, method, note } = paid;
    expect(settledPayment(paid, { due: 125, waiver: null })).toEqual({
      amount: 125,
      at,
      by,
      method,
      note,
      replaced: null,
    });
  });

  test('is of another amount if one was paid', () => {
    expect(settledPayment({ ...paid, amount: 100 }, { due: 125, waiver: null }).amount).toBe(100);
  });

  test('is 0 if waived', () => {
    expect(settledPayment({ ...waived, amount: 125 }, { due: 125, waiver: null }).amount).toBe(0);
  });

  test('keeps the waiver that it replaces', () => {
    expect(settledPayment(paid, { due: 125, waiver }).replaced).toEqual(waiver);
  });
});

describe('the payment record of a report', () => {
  test('has when it was paid', () => {
    expect(settledReportPayment({ ...paid, amount: 100 }, { due: 125, waiver })).toEqual({
      state: 'paid',
      amount: 100,
      method: 'check',
      note: 'No. 1042',
      by: 'desk@example.com',
      settled_at: paid.at,
      paid_at: paid.at,
      replaced: waiver,
    });
  });

  test('still names the amount due if it was waived, and was never paid', () => {
    expect(settledReportPayment(waived, { due: 125, waiver: null })).toMatchObject({
      state: 'waived',
      amount: 125,
      settled_at: waived.at,
      paid_at: null,
    });
  });
});

describe('the waiver that a payment replaces', () => {
  test('is the recorded one, without an amount', () => {
    expect(waiverOf('waived', { ...waiver })).toEqual(waiver);
  });

  test('is none if the payment was unpaid', () => {
    expect(waiverOf('unpaid', waiver)).toBeNull();
  });

  test('is none if its details were never recorded', () => {
    expect(waiverOf('waived', null)).toBeNull();
  });
});

describe('the email that a report can be viewed', () => {
  test('is sent once the first settlement opens the report', () => {
    expect(openMailOccasion('unpaid', { isSent: true, corrections: 0 })).toBe('');
  });

  test('is sent again after each correction that locked it', () => {
    expect(openMailOccasion('unpaid', { isSent: true, corrections: 2 })).toBe('corrected-2');
  });

  test('is not sent if the report was open before, or its client never got the link', () => {
    expect(openMailOccasion('waived', { isSent: true, corrections: 0 })).toBeNull();
    expect(openMailOccasion('unpaid', { isSent: false, corrections: 1 })).toBeNull();
  });
});
