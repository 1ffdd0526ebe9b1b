import { expect, test } from 'vitest';
import { findingOf } from './testing/finding-of';
import { estimateOf, totalCost } from './total-cost';

const costs = (...all: string[]) => all.map((estimatedCost) => ({ estimatedCost }));

test('adds minimums and maximums, and counts entries without a cost', () => {
  expect(totalCost(costs('$350 - $600', '$4,500', ''))).toEqual({
    range: { from: 4_850, to: 5_100 },
    without: 1,
  });
});

test('cents count and add up', () => {
  expect(totalCost(costs('$350.50 - $600.10', '$0.20'))).toEqual({
    range: { from: 350.7, to: 600.3 },
    without: 0,
  });
});

test('there is no total without costs', () => {
  expect(totalCost(costs('', 'a lot'))).toBeNull();
  expect(totalCost([])).toBeNull();
});

test('the estimate of a report says what it leaves out', () => {
  const repair = (estimatedCost: string) => findingOf({ severity: 'high', estimatedCost });
  expect(estimateOf([repair('$350 - $600'), repair('$4,500'), findingOf({ severity: 'none' })])).toEqual({
    sum: '$4,850 - $5,100',
    without: '',
  });
  expect(estimateOf([repair('$4,500'), repair('')])).toEqual({
    sum: '$4,500',
    without: '1 repair has no estimate.',
  });
  expect(estimateOf([repair('')])).toBeNull();
});
