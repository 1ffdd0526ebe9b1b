import { expect, test } from 'vitest';
import { documentsHeldUntil } from './documents-held-until';

test.each([
  ['2026-11-21T10:00:00.000Z', '2032-11-21T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', '2034-03-01T10:00:00.000Z'],
])('documents of a job deleted on %s are held until %s', (now, end) => {
  expect(documentsHeldUntil(new Date(now)).toISOString()).toBe(end);
});
