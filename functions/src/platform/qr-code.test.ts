import { expect, test } from 'vitest';
import { readCode } from '../pdf/testing/read-code';
import { darkRuns, qrCode } from './qr-code';

const address = 'https://inspections.example.com/customer-portal?report=3F2A9C1B#finding-12';
const runs = darkRuns(qrCode(address));

test('a code drawn as runs is read back', () => {
  expect(readCode(runs.map(({ x, y, length }) => ({ x, y, width: length, height: 1 })))).toBe(address);
});

test('runs don’t touch each other in their row', () => {
  const starts = new Set(runs.map(({ x, y }) => `${x} ${y}`));
  expect(runs.filter(({ x, y, length }) => starts.has(`${x + length} ${y}`))).toEqual([]);
});
