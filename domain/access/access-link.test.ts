import { expect, test } from 'vitest';
import { accessKeyAlphabet, accessKeyLength, formsKeyExpiry, isInUse } from './access-link';

test('the alphabet has no duplicate and no easily misread character', () => {
  expect(new Set(accessKeyAlphabet).size).toBe(accessKeyAlphabet.length);
  expect(accessKeyAlphabet).toMatch(/^[a-z2-9]+$/);
  expect(accessKeyAlphabet).not.toMatch(/[01ilou]/);
});

test('a key is too long to guess and needs no escaping in a path or query', () => {
  expect(accessKeyLength).toBe(24);
  expect(accessKeyLength * Math.log2(accessKeyAlphabet.length)).toBeGreaterThan(117);
  expect(encodeURIComponent(accessKeyAlphabet)).toBe(accessKeyAlphabet);
});

test.each([
  ['2026-12-01', '2027-01-30'],
  ['2028-01-01', '2028-03-01'],
])('the forms of %s can be submitted until %s', (appointment, last) => {
  expect(formsKeyExpiry(appointment)).toBe(last);
});

test('a key is valid only for its own kind and until it is revoked', () => {
  const link = { kind: 'booking', revoked_at: null } as const;
  expect(isInUse(link, 'booking')).toBe(true);
  expect(isInUse(link, 'tracking')).toBe(false);
  expect(isInUse({ ...link, revoked_at: new Date() }, 'booking')).toBe(false);
});
