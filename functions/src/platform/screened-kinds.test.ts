import { expect, test } from 'vitest';
import { screenedKinds } from './screened-kinds';

test.each([
  [undefined, []],
  ['', []],
  ['false', []],
  ['true', ['booking', 'referral', 'office']],
  ['office', ['office']],
  ['office, referral', ['office', 'referral']],
])('%s', (setting, kinds) => {
  expect([...screenedKinds(setting)]).toEqual(kinds);
});

test('a misspelled kind stops the start', () => {
  expect(() => screenedKinds('ofice')).toThrow(/not "ofice"/);
  expect(() => screenedKinds('true,office')).toThrow(/not "true"/);
});
