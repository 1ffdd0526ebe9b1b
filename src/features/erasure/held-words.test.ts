import { expect, test } from 'vitest';
import type { PersonFound } from '@domain/erasure/erase-person';
import { heldWords, warningsOf } from './held-words';
import { personFound } from './testing/person-found';

test('stored records are counted in words, and zero counts are omitted', () => {
  const found = personFound({ held: { requests: 1, jobs: 2 }, customer: true });
  expect(heldWords(found)).toEqual([
    '1 request',
    '2 jobs',
    'their customer record, with access to the portal',
  ]);
  expect(heldWords(personFound())).toEqual([]);
});

test.each<[Partial<PersonFound>, string]>([
  [{ appointments: ['2026-11-24', '2026-12-01'] }, 'upcoming appointment: Tue, Nov 24; Tue, Dec 1'],
  [{ unpaid: 140 }, '$140 is still unpaid'],
  [{ rewardsOwed: 50 }, 'We owe them $50 in rewards'],
  [{ samePhone: ['other@example.com'] }, 'also used by other@example.com'],
])('%o gives a warning', (found, sentence) => {
  const [warning, ...more] = warningsOf(personFound(found));
  expect(warning).toContain(sentence);
  expect(more).toEqual([]);
});
