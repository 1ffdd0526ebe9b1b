import { expect, test } from 'vitest';
import { idempotencyKeyField } from './idempotency-key';

test('a UUID as the device makes it is a key', () => {
  expect(idempotencyKeyField.isValidSync(crypto.randomUUID())).toBe(true);
  expect(idempotencyKeyField.isValidSync(crypto.randomUUID().toUpperCase())).toBe(true);
});

test.each([
  '',
  undefined,
  'key',
  `${crypto.randomUUID()}x`,
  `../${crypto.randomUUID()}`,
  `${crypto.randomUUID()}\n`,
])('%j is none', (key) => {
  expect(idempotencyKeyField.isValidSync(key)).toBe(false);
});
