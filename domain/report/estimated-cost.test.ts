import { describe, expect, test } from 'vitest';
import { costRange, estimatedCostField, withDollarSign, writtenCost } from './estimated-cost';

describe('the amounts in a cost', () => {
  test.each([
    ['$2,500', { from: 2500, to: 2500 }],
    ['2500', { from: 2500, to: 2500 }],
    ['$2,500 - $4,000', { from: 2500, to: 4000 }],
    ['$2500–4000', { from: 2500, to: 4000 }],
    ['$900 to 1,200', { from: 900, to: 1200 }],
    ['$ 350.00', { from: 350, to: 350 }],
    ['$350.50 - $1,200.75', { from: 350.5, to: 1200.75 }],
    ['$0', { from: 0, to: 0 }],
  ])('%s', (text, range) => {
    expect(costRange(text)).toEqual(range);
  });

  test.each([
    'abc',
    '$',
    '',
    '$4,000 - $2,500',
    '2,50',
    '$1.5',
    '$350.75 - $350.50',
    '-5',
    '$9,999,999',
    '$5 or so',
    '1e5',
  ])('%j has none', (text) => {
    expect(costRange(text)).toBeNull();
  });
});

test.each([
  ['2500', '$2500'],
  [' $2,500 ', '$2,500'],
  ['', ''],
  ['  ', ''],
])('a dollar sign is added to %j', (typed, stored) => {
  expect(withDollarSign(typed)).toBe(stored);
  expect(estimatedCostField.validateSync(typed)).toBe(stored);
});

test.each([
  ['$4500', '$4,500'],
  ['$350 - 600', '$350 - $600'],
  ['2500–4000', '$2,500 - $4,000'],
  ['$900 to 1,200', '$900 - $1,200'],
  ['$ 350.00', '$350'],
  ['$350.50 - 600', '$350.50 - $600'],
  ['$2,500 - $4,000', '$2,500 - $4,000'],
  ['', ''],
  // A cost from before they were checked stays as it was typed.
  ['about $5000', 'about $5000'],
])('%j is written %j', (stored, written) => {
  expect(writtenCost(stored)).toBe(written);
});

test('an invalid cost is refused with an example', () => {
  expect(() => estimatedCostField.validateSync('abc')).toThrow(
    'Enter the cost in dollars, like $2,500 or $2,500 - $4,000.',
  );
});
