import { expect, test } from 'vitest';
import { toRecipient, validateRecipient } from './send-forms-form';

test('the given name and email are sufficient and are sent trimmed', () => {
  const typed = { name: '  Ann   Lee ', email: ' Ann@Example.com ' };
  expect(validateRecipient(typed)).toEqual({});
  expect(toRecipient(typed)).toEqual({ name: 'Ann Lee', email: 'ann@example.com' });
});

test.each([
  [{ name: '  ', email: 'ann@example.com' }, 'name'],
  [{ name: 'Ann Lee', email: ' ' }, 'email'],
  [{ name: '', email: '' }, 'name'],
] as const)('%o is refused at %s, with the dialog’s message', (typed, field) => {
  expect(validateRecipient(typed)[field]).toBe('Please provide both name and email address.');
});

test('an invalid address is refused at its field', () => {
  expect(validateRecipient({ name: 'Ann Lee', email: 'ann@' })).toEqual({
    email: 'Enter an email address like name@example.com.',
  });
});
