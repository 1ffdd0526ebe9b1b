import type { User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { claimsOf, hasAdminClaim } from './admin-claim';

const token = (claims: object) =>
  ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');

const user = (claims: object | Error, lastToken = '') =>
  ({
    getIdTokenResult: () => (claims instanceof Error ? Promise.reject(claims) : Promise.resolve({ claims })),
    toJSON: () => ({ stsTokenManager: { accessToken: lastToken } }),
  }) as unknown as User;

test('the claim must be true, not just present', async () => {
  expect(await hasAdminClaim(user({ admin: true }))).toBe(true);
  expect(await hasAdminClaim(user({ admin: 'true' }))).toBe(false);
  expect(await hasAdminClaim(user({}))).toBe(false);
});

test('offline, the last token counts', async () => {
  const offline = new Error('auth/network-request-failed');
  expect(await hasAdminClaim(user(offline, token({ admin: true, name: 'Zoë ✓' })))).toBe(true);
  expect(await hasAdminClaim(user(offline, token({})))).toBe(false);
  expect(await hasAdminClaim(user(offline))).toBe(false);
});

test('an invalid token has no claims', () => {
  expect(claimsOf('a.b.c')).toEqual({});
  expect(claimsOf('')).toEqual({});
});
