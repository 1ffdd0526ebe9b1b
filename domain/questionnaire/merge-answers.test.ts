import { expect, test } from 'vitest';
import { answersIn, emptyAnswers, hasAnswers } from './empty-answers';
import { mergeAnswers, sameAnswers } from './merge-answers';

const base = { ...emptyAnswers, yearBuilt: '1974', utilitiesOn: 'yes' };

test('each side keeps what it changed, and takes what the other changed', () => {
  const here = { ...base, yearBuilt: '1975' };
  const there = { ...base, utilitiesOn: 'no', knownSewerIssues: 'Roots' };
  expect(mergeAnswers(base, here, there)).toEqual({ ...there, yearBuilt: '1975' });
});

test('what both changed is taken from here', () => {
  const here = { ...base, yearBuilt: '1980' };
  expect(mergeAnswers(base, here, { ...base, yearBuilt: '1990' }).yearBuilt).toBe('1980');
});

test('what was emptied elsewhere is empty here too', () => {
  expect(sameAnswers(mergeAnswers(base, base, emptyAnswers), emptyAnswers)).toBe(true);
});

test('something stored by another version becomes answers, whatever it is', () => {
  expect(answersIn({ yearBuilt: 1974, utilitiesOn: 'no', roof: 'flat' })).toEqual({
    ...emptyAnswers,
    utilitiesOn: 'no',
  });
  expect(hasAnswers(answersIn(null))).toBe(false);
});
