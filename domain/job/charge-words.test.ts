import { expect, test } from 'vitest';
import { cancellingWords, chargeSentences, lateCancelWords, notInspectedWords } from './charge-words';

const none = { cancelled_late: 0, no_show: 0, turned_away: 0, not_inspected: 0 };

test('without charges, cancelling is free and no sentence mentions money', () => {
  expect(cancellingWords(none)).toBe('If you cancel before we arrive, you owe nothing.');
  expect(chargeSentences(none)).toEqual([]);
  expect([lateCancelWords(none), notInspectedWords(none)]).toEqual(['', null]);
});

test.each([
  [
    { cancelled_late: 50 },
    'If you cancel 24 hours or more before the appointment, you owe nothing. If you cancel later, you owe $50.',
  ],
  [{ no_show: 75 }, 'If we come and nobody is there to let us in, you owe $75.'],
  [{ turned_away: 75.5 }, 'If we come and are turned away at the door, you owe $75.50.'],
  [{ no_show: 75, turned_away: 75 }, 'If we come and aren’t let in, you owe $75.'],
  [
    { not_inspected: 40 },
    'If we come and can’t get the camera into the line at all, you owe $40 instead of the price of the inspection.',
  ],
])('of %j the texts say it beforehand', (set, sentence) => {
  expect(chargeSentences({ ...none, ...set })).toEqual([sentence]);
});

test('each charge that is set has its sentence', () => {
  const all = chargeSentences({ cancelled_late: 1, no_show: 2, turned_away: 3, not_inspected: 4 }).join(' ');
  for (const amount of [1, 2, 3, 4]) expect(all).toContain(`$${amount}`);
  expect(lateCancelWords({ ...none, cancelled_late: 50 })).toBe(
    'Cancelling less than 24 hours before the appointment costs $50.',
  );
});
