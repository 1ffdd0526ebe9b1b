import { expect, test } from 'vitest';
import { spreadRows } from './spread-rows';

test('positions with enough space stay', () => {
  expect(spreadRows([0, 20, 45], 16)).toEqual([0, 20, 45]);
});

test('crowded positions become a block around their center', () => {
  expect(spreadRows([100, 101, 102], 10)).toEqual([91, 101, 111]);
});

test('a block that grows into its neighbor merges with it', () => {
  const rows = spreadRows([0, 14, 15, 16], 10);
  rows.slice(1).forEach((row, index) => expect(row - (rows[index] ?? 0)).toBeGreaterThanOrEqual(10));
  expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(45);
});
