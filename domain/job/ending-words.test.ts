import { expect, test } from 'vitest';
import { chargePaid } from './ending-words';

const endedAt = new Date('2026-03-05T18:00:00Z');
const before = new Date('2026-03-01T18:00:00Z');
const after = new Date('2026-03-06T18:00:00Z');

test('what was paid after a job ended was its charge', () => {
  expect(chargePaid({ ending: 'no_show', endedAt }, after)).toBe('No-show');
  expect(chargePaid({ ending: 'cancelled_late', endedAt }, after)).toBe('Late cancellation');
});

test('what was paid before was the inspection', () => {
  expect(chargePaid({ ending: 'no_show', endedAt }, before)).toBe('');
  expect(chargePaid({ ending: null, endedAt: null }, after)).toBe('');
});
