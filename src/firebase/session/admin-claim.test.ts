import type { User } from 'firebase/auth';
import { expect, test } from 'vitest';
import { claimsOf, officeClaims } from './admin-claim';

const hasAdminClaim = async (of: User) => (await officeClaims(of)).isAdmin;

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

test('the session is the claim’s, and empty in a token without one', async () => {
  expect((await officeClaims(user({ admin: true, session: 's-1' }))).session).toBe('s-1');
  expect((await officeClaims(user({ admin: true }))).session).toBe('');
  expect((await officeClaims(user(new Error('offline'), token({ session: 's-1' })))).session).toBe('s-1');
});

test('an invalid token has no claims', () => {
  expect(claimsOf('a.b.c')).toEqual({});
  expect(claimsOf('')).toEqual({});
});
