import { expect, test } from 'vitest';
import { emptyPayment, validatePayment } from './payment-form';

test('a payment needs its method, and no note', () => {
  const paid = emptyPayment('paid');
  expect(validatePayment(paid)).toEqual({ method: 'Choose how it was paid.' });
  expect(validatePayment({ ...paid, method: 'check' })).toEqual({});
});

test('what is waived needs its reason, which is more than a space', () => {
  const waived = { ...emptyPayment('waived'), note: '  ' };
  expect(validatePayment(waived)).toEqual({ note: 'Write why nothing is due.' });
  expect(validatePayment({ ...waived, note: 'A second visit.' })).toEqual({});
});
