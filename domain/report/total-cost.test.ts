import { expect, test } from 'vitest';
import { totalCost } from './total-cost';

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
