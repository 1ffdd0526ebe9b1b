import { expect, test } from 'vitest';
import { emptyPayment, validatePayment } from './payment-form';

test('a payment needs its method, but no note', () => {
  const paid = emptyPayment('paid');
  expect(validatePayment(paid)).toEqual({ method: 'Choose how it was paid.' });
  expect(validatePayment({ ...paid, method: 'check' })).toEqual({});
});

test('a waiver needs a reason that is not blank', () => {
  const waived = { ...emptyPayment('waived'), note: '  ' };
  expect(validatePayment(waived)).toEqual({ note: 'Explain why nothing is due.' });
  expect(validatePayment({ ...waived, note: 'A second visit.' })).toEqual({});
});
