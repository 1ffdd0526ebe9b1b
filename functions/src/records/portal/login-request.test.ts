import { beforeAll, expect, test } from 'vitest';
import { loginCodeOf } from './login-request';

beforeAll(() => {
  process.env.APP_HMAC_KEY = 'unit';
});

test('a code has eight digits and depends on the request and its nonce', () => {
  const codes = Array.from({ length: 200 }, (_, nonce) => loginCodeOf('a', { nonce: String(nonce) }));
  expect(codes.filter((code) => /^\d{8}$/.test(code))).toHaveLength(200);
  expect(new Set([...codes, loginCodeOf('b', { nonce: '0' })]).size).toBe(201);
  expect(loginCodeOf('a', { nonce: '7' })).toBe(codes[7]);
});
