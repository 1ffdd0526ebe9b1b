import { expect, test } from 'vitest';
import { newFinding } from '../report-values';
import { filmMarks } from './film-marks';
import { lastFootage } from './last-footage';

const film = 'f'.repeat(16);

test('a finding with a film and a time is marked under its number', () => {
  const marks = filmMarks([
    newFinding('a'),
    { ...newFinding('b'), film, videoTime: '12:34', mainProblem: 'Offset joint', footage: '34' },
    { ...newFinding('c'), videoTime: '1:00' },
    { ...newFinding('d'), film, videoTime: 'later' },
  ]);
  expect(marks).toEqual([
    { findingId: 'b', filmId: film, seconds: 754, number: 2, name: 'Finding 2, Offset joint at 34 ft' },
  ]);
});

test('the footage is carried on from the last finding that has one', () => {
  expect(lastFootage([{ footage: '12' }, { footage: ' 34 ' }, { footage: '' }])).toBe('34');
  expect(lastFootage([])).toBe('');
});
