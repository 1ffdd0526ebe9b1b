import { expect, test } from 'vitest';
import { feedAddressFor, feedInspectorOf, feedKeyOf, feedPath } from './feed-address';

const key = 'abcdefghjkmnpqrstvwxyz23';

test('the key in a calendar’s path', () => {
  expect(feedKeyOf(feedPath(key))).toBe(key);
});

test.each([
  '/calendar',
  `/calendar/${key}`,
  `/calendar/${key}.ics/x`,
  `/calendar/${key.slice(1)}.ics`,
  `/calendar/${key.toUpperCase()}.ics`,
  '/calendar/../secret.ics',
])('%s has no key', (path) => {
  expect(feedKeyOf(path)).toBeNull();
});

test('an address can name an inspector', () => {
  const url = `https://example.com${feedPath(key)}`;
  expect(feedAddressFor(url, null)).toBe(url);
  const { pathname, searchParams } = new URL(feedAddressFor(url, 'uid-1'));
  expect(feedKeyOf(pathname)).toBe(key);
  expect(feedInspectorOf(Object.fromEntries(searchParams))).toBe('uid-1');
});

test.each([[{}], [{ inspector: '' }], [{ inspector: ['a', 'b'] }], [{ inspector: '../x' }]])(
  '%j names no inspector',
  (query) => {
    expect(feedInspectorOf(query)).toBeNull();
  },
);
