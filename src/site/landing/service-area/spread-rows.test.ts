import { expect, test } from 'vitest';
import { spreadRows } from './spread-rows';

test('positions with enough space stay', () => {
  expect(spreadRows([0, 20, 45], 16)).toEqual([0, 20, 45]);
});

test('crowded positions become a block around their center', () => {
  expect(spreadRows([100, 101, 102], 10)).toEqual([91, 101, 111]);
});

test('a block that grows into its neighbor merges with it', () => {
  expect(spreadRows([0, 14, 15, 16], 10)).toEqual([-3.75, 6.25, 16.25, 26.25]);
});
