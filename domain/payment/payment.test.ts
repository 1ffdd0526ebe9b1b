import { expect, test } from 'vitest';
import { paymentStates } from '../job/booking';
import { fieldErrors } from '../testing/field-errors';
import { paymentTransitions, setPaymentSchema } from './payment';

test('what was waived may still be paid; what was paid stays paid', () => {
  expect(paymentTransitions).toEqual({ unpaid: ['paid', 'waived'], waived: ['paid'], paid: [] });
  expect(Object.keys(paymentTransitions).toSorted()).toEqual(paymentStates.toSorted());
});

const paid = { bookingId: 'booking-1', state: 'paid', method: 'card', note: '' };
const asked = (overrides: object) => ({ ...paid, idempotencyKey: crypto.randomUUID(), ...overrides });
const errors = (overrides: object) => fieldErrors(setPaymentSchema, asked(overrides));

test('paid needs a method, waived a reason', () => {
  expect(errors({})).toEqual({});
  expect(errors({ method: '' })).toEqual({ method: 'Choose how it was paid.' });
  expect(errors({ method: 'barter' })).toHaveProperty('method');
  expect(errors({ state: 'waived', method: '', note: ' ' })).toEqual({
    note: 'Write why nothing is due.',
  });
  expect(errors({ state: 'waived', method: '', note: 'A neighbour of the inspector' })).toEqual({});
  expect(errors({ state: 'unpaid' })).toHaveProperty('state');
});

test('a method chosen before Waive is dropped', () => {
  const cast = setPaymentSchema.validateSync(asked({ state: 'waived', note: 'Our mistake' }));
  expect(cast.method).toBe('');
});
