import { expect, test } from 'vitest';
import { formLinks } from '../business/routes';
import { minutesLeft } from './form-minutes';

test('each form has its minutes, and they add up', () => {
  const all = formLinks.map(({ path }) => path);
  const each = all.map((path) => Number(/\d+/.exec(minutesLeft([path]))?.[0]));
  expect(each.every((count) => count > 0)).toBe(true);
  expect(minutesLeft(all)).toBe(`About ${each.reduce((sum, count) => sum + count, 0)} minutes left.`);
});

test('nothing is left once nothing is missing', () => {
  expect(minutesLeft([])).toBe('');
});
