import { expect, test } from 'vitest';
import { spreadOut } from './spread-out';

test('labels stay at their points if there is space, and move apart otherwise', () => {
  expect(spreadOut([], 40)).toEqual([]);
  expect(spreadOut([0, 100, 200], 40)).toEqual([0, 100, 200]);
  expect(spreadOut([0, 10, 20, 200], 40)).toEqual([0, 40, 80, 200]);
});
