import { expect, test } from 'vitest';
import { nearestTimes, takenSentence } from './taken-sentence';

test('the three nearest times, in their order', () => {
  expect(nearestTimes(['08:00', '10:00', '14:00', '16:00'], '12:00')).toEqual(['08:00', '10:00', '14:00']);
  expect(nearestTimes([], '12:00')).toEqual([]);
});

const taken = { label: '8-10 AM', date: '2026-12-01', nearest: [], next: null };

test('a taken time names what is available that day', () => {
  expect(takenSentence({ ...taken, nearest: ['10 AM-12 PM', '2-4 PM'] })).toBe(
    '8-10 AM is taken on Tuesday, December 1, 2026. Available that day: 10 AM-12 PM and 2-4 PM. You can still ask for it, and we’ll suggest another time.',
  );
});

test('a full day names the next one, if it is known', () => {
  expect(takenSentence(taken)).toBe(
    'All times are taken on Tuesday, December 1, 2026. You can still ask for one, and we’ll suggest another time.',
  );
  expect(takenSentence({ ...taken, next: '2026-12-03' })).toContain(
    'The next available day is Thursday, December 3, 2026.',
  );
});
