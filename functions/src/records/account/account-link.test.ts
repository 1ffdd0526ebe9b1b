import { beforeAll, expect, test } from 'vitest';
import { accessKeyPattern } from '@domain/access/access-link';
import { accountLinkUrl } from './account-link';

beforeAll(() => {
  process.env.APP_HMAC_KEY = 'unit';
});

test('a link’s key has the form of any key, depends on its nonce alone, and is in the fragment', () => {
  const urls = Array.from({ length: 200 }, (_, nonce) => accountLinkUrl({ nonce: String(nonce) }));
  expect(urls.filter((url) => new RegExp(`/admin/join#${accessKeyPattern}$`).test(url))).toHaveLength(200);
  expect(new Set(urls).size).toBe(200);
  expect(accountLinkUrl({ nonce: '7' })).toBe(urls[7]);
});
