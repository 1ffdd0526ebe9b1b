import { expect, test } from 'vitest';
import { earlierName } from './earlier-name';

const signed = { booked_for: 'Dana Whitlok', client_name: 'D. Whitlok' };

test('a document has the earlier name only if the job has another one now', () => {
  expect(earlierName(signed, 'Dana  Whitlok')).toBeNull();
  expect(earlierName(signed, 'Dana Whitlock')).toBe('Dana Whitlok');
});

test('an older document is compared by its printed name', () => {
  expect(earlierName({ ...signed, booked_for: null }, 'Dana Whitlok')).toBe('D. Whitlok');
});
