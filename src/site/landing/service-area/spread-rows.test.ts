import { expect, test } from 'vitest';
import { spreadRows } from './spread-rows';

test('positions with room between them stay', () => {
  expect(spreadRows([0, 20, 45], 16)).toEqual([0, 20, 45]);
});

test('a crowd becomes a block around its own middle', () => {
  expect(spreadRows([100, 101, 102], 10)).toEqual([91, 101, 111]);
});

test('a block that grows into its neighbour takes it in', () => {
  const rows = spreadRows([0, 14, 15, 16], 10);
  rows.slice(1).forEach((row, index) => expect(row - (rows[index] ?? 0)).toBeGreaterThanOrEqual(10));
  expect(rows.reduce((sum, row) => sum + row, 0)).toBeCloseTo(45);
});
