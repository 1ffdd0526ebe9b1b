import { expect, test } from 'vitest';
import type { PersonFound } from '@domain/erasure/erase-person';
import { heldWords, warningsOf } from './held-words';
import { personFound } from './testing/person-found';

test('what is held is counted in words, and nothing is said of what is not there', () => {
  const found = personFound({ held: { requests: 1, jobs: 2 }, customer: true });
  expect(heldWords(found)).toEqual([
    '1 request',
    '2 jobs',
    'their record as a customer, with access to the portal',
  ]);
  expect(heldWords(personFound())).toEqual([]);
});

test.each<[Partial<PersonFound>, string]>([
  [{ appointments: ['2026-11-24', '2026-12-01'] }, 'appointment ahead: Tue, Nov 24; Tue, Dec 1'],
  [{ unpaid: 149 }, '$149 are not paid yet'],
  [{ rewardsOwed: 50 }, '$50 of rewards are owed'],
  [{ samePhone: ['other@example.com'] }, 'under other@example.com'],
])('%o is told before', (found, sentence) => {
  const [warning, ...more] = warningsOf(personFound(found));
  expect(warning).toContain(sentence);
  expect(more).toEqual([]);
});
