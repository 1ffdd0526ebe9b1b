import { expect, it } from 'vitest';
import { factoryFindings } from '../finding-library/factory-findings';
import { rescopeMonths } from './rescope-months';

it.each([
  ['Monitor it. Have the line scoped again in 12 months, or sooner if drains run slowly.', 12],
  ['Re-scope in 6 months.', 6],
  ['Rescope this section within six months.', 6],
  ['Have this section re-inspected in 6 to 12 months.', 6],
  ['In a year, have the line inspected again.', 12],
  ['Schedule another inspection in 18 months.', 18],
  ['Have it scoped again every year.', null],
  ['Have it scoped again every 1 year.', 12],
  ['We suggest a follow-up scope after one year.', 12],
])('%s', (recommendation, months) => {
  expect(rescopeMonths(recommendation)).toBe(months);
});

it.each([
  '',
  'No repair is needed. This is for your information.',
  'Have the line cleaned by hydro-jetting, then have this section scoped again.',
  // Another sentence names the time, and it is about something else.
  'Have this section scoped again. The contractor gives a warranty of 12 months.',
  'Repair it within 3 months.',
  'The pipe was scoped in 2019.',
  'Re-scope in 60 months.',
  'Re-scope in 0 months.',
])('no interval: %s', (recommendation) => {
  expect(rescopeMonths(recommendation)).toBeNull();
});

it('reads the interval of the library’s own recommendation', () => {
  const found = factoryFindings.map(({ recommendation }) => rescopeMonths(recommendation));
  expect(new Set(found)).toEqual(new Set([null, 12]));
});

it('reads a long text without trying too many ways', () => {
  expect(rescopeMonths('scope in '.repeat(2_000))).toBeNull();
});
