import { describe, expect, it } from 'vitest';
import type { MailPreference } from './contact-preferences';
import { mergePreferences, staysBehind } from './merge-preferences';

const at = (hour: number) => `2026-11-30T${String(hour).padStart(2, '0')}:00:00.000Z`;
const said = (optional: MailPreference['optional'], hour: number): MailPreference => ({
  optional,
  source: 'office',
  at: at(hour),
});

describe('two records of one client', () => {
  it.each([
    ['a stop, and nothing', said('stopped', 9), null, said('stopped', 9)],
    ['an early stop, and a later yes', said('stopped', 8), said('allowed', 9), said('stopped', 8)],
    ['an early yes, and a later stop', said('allowed', 8), said('stopped', 9), said('stopped', 9)],
    ['two yeses', said('allowed', 8), said('allowed', 9), said('allowed', 9)],
    ['two stops', said('stopped', 9), said('stopped', 8), said('stopped', 9)],
    ['nothing', null, null, null],
  ])('%s', (_, one, other, merged) => {
    for (const choice of ['reminder', 'review', 'text'] as const) {
      expect(mergePreferences({ [choice]: one }, { [choice]: other }, Date.parse)[choice]).toEqual(merged);
      expect(mergePreferences({ [choice]: other }, { [choice]: one }, Date.parse)[choice]).toEqual(merged);
    }
  });

  it.each([
    [at(8), at(9), at(9)],
    [at(9), at(8), at(9)],
    [at(8), null, at(8)],
    [null, at(8), at(8)],
    [null, null, null],
  ])('asked for a review at %s and %s: the later counts', (one, other, merged) => {
    expect(
      mergePreferences({ review_asked_at: one }, { review_asked_at: other }, Date.parse).review_asked_at,
    ).toBe(merged);
  });

  it('a spam report stays with its mailbox', () => {
    const reported = { email: said('stopped', 9), reminder: said('stopped', 9) };
    expect(mergePreferences(reported, {}, Date.parse)).not.toHaveProperty('email');
  });
});

it('only stops stay with the old mailbox', () => {
  const [stop, yes] = [said('stopped', 9), said('allowed', 9)];
  expect(staysBehind({ reminder: stop, review: yes, text: yes, review_asked_at: at(8) })).toEqual({
    reminder: stop,
    review: null,
    text: null,
    review_asked_at: null,
  });
});
