import { expect, test } from 'vitest';
import { withIsoMoments } from './with-iso-moments';

const iso = '2026-03-05T17:00:00.000Z';
const moment = { toDate: () => new Date(iso), toMillis: () => Date.parse(iso) };

test('moments become ISO 8601 wherever they are, and nothing else changes', () => {
  const record = {
    at: moment,
    none: null,
    text: 'a',
    map: { at: moment, count: 2 },
    list: [{ at: moment }, 3],
  };
  expect(withIsoMoments(record)).toEqual({
    at: iso,
    none: null,
    text: 'a',
    map: { at: iso, count: 2 },
    list: [{ at: iso }, 3],
  });
});
