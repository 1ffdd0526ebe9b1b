import { describe, expect, test } from 'vitest';
import { costRange, estimatedCostField, withDollarSign } from './estimated-cost';

describe('the amounts in a cost', () => {
  test.each([
    ['$2,500', { from: 2500, to: 2500 }],
    ['2500', { from: 2500, to: 2500 }],
    ['$2,500 - $4,000', { from: 2500, to: 4000 }],
    ['$2500–4000', { from: 2500, to: 4000 }],
    ['$900 to 1,200', { from: 900, to: 1200 }],
    ['$ 350.00', { from: 350, to: 350 }],
    ['$0', { from: 0, to: 0 }],
  ])('%s', (text, range) => {
    expect(costRange(text)).toEqual(range);
  });

  test.each(['abc', '$', '', '$4,000 - $2,500', '2,50', '$1.5', '-5', '$9,999,999', '$5 or so', '1e5'])(
    '%j has none',
    (text) => {
      expect(costRange(text)).toBeNull();
    },
  );
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

test('an invalid cost is refused with an example', () => {
  expect(() => estimatedCostField.validateSync('abc')).toThrow(
    'Enter the cost in dollars, like $2,500 or $2,500 - $4,000.',
  );
});
