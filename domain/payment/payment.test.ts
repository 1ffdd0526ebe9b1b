import { expect, test } from 'vitest';
import { paymentStates } from './payment-state';
import { fieldErrors } from '../testing/field-errors';
import { correctPaymentSchema, paymentTransitions, setPaymentSchema } from './payment';

test('a waived payment can still be paid, and a paid one stays paid', () => {
  expect(paymentTransitions).toEqual({ unpaid: ['paid', 'waived'], waived: ['paid'], paid: [] });
  expect(Object.keys(paymentTransitions).toSorted()).toEqual(paymentStates.toSorted());
});

const paid = { bookingId: 'booking-1', state: 'paid', method: 'card', note: '' };
const asked = (overrides: object) => ({ ...paid, idempotencyKey: crypto.randomUUID(), ...overrides });
const errors = (overrides: object) => fieldErrors(setPaymentSchema, asked(overrides));

test('paid requires a method, waived a reason', () => {
  expect(errors({})).toEqual({});
  expect(errors({ method: '' })).toEqual({ method: 'Choose how it was paid.' });
  expect(errors({ method: 'barter' })).toHaveProperty('method');
  expect(errors({ state: 'waived', method: '', note: ' ' })).toEqual({
    note: 'Explain why nothing is due.',
  });
  expect(errors({ state: 'waived', method: '', note: 'A neighbor of the inspector' })).toEqual({});
  expect(errors({ state: 'unpaid' })).toHaveProperty('state');
});

test('a method chosen before Waive is dropped', () => {
  const cast = setPaymentSchema.validateSync(asked({ state: 'waived', note: 'Our mistake' }));
  expect(cast.method).toBe('');
});

test('a correction requires a reason and identifies its payment', () => {
  const correction = {
    record: 'job',
    id: 'job-1',
    recordedAt: '2026-03-05T17:00:00.000Z',
    reason: 'Wrong job',
  };
  const errorsOf = (changes: object) =>
    fieldErrors(correctPaymentSchema, { ...correction, idempotencyKey: crypto.randomUUID(), ...changes });
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ reason: ' ' })).toEqual({ reason: 'Explain what was wrong.' });
  expect(errorsOf({ record: 'lead' })).toHaveProperty('record');
  expect(errorsOf({ recordedAt: '' })).toHaveProperty('recordedAt');
});
