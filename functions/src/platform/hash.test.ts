import { afterEach, expect, it, vi } from 'vitest';
import { keyedHash, pseudonym } from './hash';

afterEach(() => vi.unstubAllEnvs());

const made = (secret: string) => {
  vi.stubEnv('APP_HMAC_KEY', secret);
  return { signature: keyedHash('file', 'a/path'), id: pseudonym('customer', 'ann@example.com') };
};

it('keeps ids where the second part of the secret changes, and ends what was signed with it', () => {
  const before = made('first,second');
  const after = made('first,third');
  expect(after.id).toBe(before.id);
  expect(after.signature).not.toBe(before.signature);
});

it('takes a secret of one part for both, so that the second can be added later', () => {
  const one = made('first');
  expect(made('first,first')).toEqual(one);
  expect(made('first,second').id).toBe(one.id);
});

it('keeps purposes apart', () => {
  vi.stubEnv('APP_HMAC_KEY', 'first');
  expect(keyedHash('file', 'x')).not.toBe(keyedHash('receipt', 'x'));
  expect(pseudonym('client', 'x')).not.toBe(pseudonym('device', 'x'));
});
