import { expect, it } from 'vitest';
import { checkWaivers, type Waivers } from './waivers';

const reason = 'Reached by nothing that is shipped.';
const waived = (waiver: { reason: string; until: string }): Waivers => ({
  advisories: [{ id: 'GHSA-1', ...waiver }],
  secrets: [],
  tags: [],
});

it('a waiver is valid through its last day', () => {
  expect(checkWaivers(waived({ reason, until: '2026-11-22' }), '2026-11-22')).toEqual([]);
  expect(checkWaivers(waived({ reason, until: '2026-11-22' }), '2026-11-23')).toEqual([
    'GHSA-1 was waived until 2026-11-22',
  ]);
});

it('a waiver needs a reason and a date', () => {
  expect(checkWaivers(waived({ reason: ' ', until: 'some day' }), '2026-11-22')).toHaveLength(2);
});
