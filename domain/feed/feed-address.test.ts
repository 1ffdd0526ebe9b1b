import { expect, test } from 'vitest';
import { feedKeyOf, feedPath } from './feed-address';

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
