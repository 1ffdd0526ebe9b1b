import { afterEach, expect, it, vi } from 'vitest';
import { keyedHash, pseudonym } from './hash';

afterEach(() => vi.unstubAllEnvs());

const made = (secret: string) => {
  vi.stubEnv('APP_HMAC_KEY', secret);
  return { signature: keyedHash('file', 'a/path'), id: pseudonym('customer', 'ann@example.com') };
};

it('ids survive a change of the secret’s second part, which invalidates signatures', () => {
  const before = made('first,second');
  const after = made('first,third');
  expect(after.id).toBe(before.id);
  expect(after.signature).not.toBe(before.signature);
});

it('a one-part secret is used for both, so that a second part can be added later', () => {
  const one = made('first');
  expect(made('first,first')).toEqual(one);
  expect(made('first,second').id).toBe(one.id);
});

it('purposes have separate hashes', () => {
  vi.stubEnv('APP_HMAC_KEY', 'first');
  expect(keyedHash('file', 'x')).not.toBe(keyedHash('receipt', 'x'));
  expect(pseudonym('client', 'x')).not.toBe(pseudonym('device', 'x'));
});
