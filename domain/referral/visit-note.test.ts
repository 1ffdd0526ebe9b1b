import { expect, test } from 'vitest';
import { shownVisitNote, visitNote } from './visit-note';

const nothing = { suitable_days: '', access_notes: '' };

test('what the referrer wrote about the visit is one note', () => {
  expect(
    visitNote({
      suitable_days: 'Tuesday or Thursday',
      access_notes: 'Lockbox by the side door',
    }),
  ).toBe('Days that work: Tuesday or Thursday\nAccess: Lockbox by the side door');
});

test('what they left out is left out', () => {
  expect(visitNote(nothing)).toBe('');
  expect(visitNote({ ...nothing, access_notes: 'Ring twice' })).toBe('Access: Ring twice');
});

test('a code is not shown once the referral is over, which a declined one is until it is accepted', () => {
  const referral = { ...nothing, access_notes: 'Lockbox 4711', declined_at: null };
  const declined_at = '2026-03-03T19:00:00Z';
  expect(shownVisitNote({ ...referral, progress: 'none' })).toBe('Access: Lockbox 4711');
  expect(shownVisitNote({ ...referral, progress: 'scheduled', declined_at })).toBe('Access: Lockbox 4711');
  for (const progress of ['completed', 'closed'] as const) {
    expect(shownVisitNote({ ...referral, progress })).toBe('Access: Lockbox ••••');
  }
  expect(shownVisitNote({ ...referral, progress: 'none', declined_at })).toBe('Access: Lockbox ••••');
});
