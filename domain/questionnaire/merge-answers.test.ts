import { expect, test } from 'vitest';
import { answersIn, emptyAnswers, hasAnswers } from './empty-answers';
import { mergeAnswers, sameAnswers } from './merge-answers';

const base = { ...emptyAnswers, yearBuilt: '1974', utilitiesOn: 'yes' };

test('each side keeps its changes and takes the other’s', () => {
  const here = { ...base, yearBuilt: '1975' };
  const there = { ...base, utilitiesOn: 'no', knownSewerIssues: 'Roots' };
  expect(mergeAnswers(base, here, there)).toEqual({ ...there, yearBuilt: '1975' });
});

test('for a field changed by both, the local value wins', () => {
  const here = { ...base, yearBuilt: '1980' };
  expect(mergeAnswers(base, here, { ...base, yearBuilt: '1990' }).yearBuilt).toBe('1980');
});

test('a field cleared elsewhere is cleared here', () => {
  expect(sameAnswers(mergeAnswers(base, base, emptyAnswers), emptyAnswers)).toBe(true);
});

test('data stored by another version is converted to valid answers', () => {
  expect(answersIn({ yearBuilt: 1974, utilitiesOn: 'no', roof: 'flat' })).toEqual({
    ...emptyAnswers,
    utilitiesOn: 'no',
  });
  expect(hasAnswers(answersIn(null))).toBe(false);
});
