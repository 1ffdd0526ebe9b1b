import { expect, test } from 'vitest';
import { benchOptions } from './bench-options';

test('three sizes by default, smallest first', () => {
  expect(benchOptions([]).sizes).toEqual([100, 10_000, 100_000]);
  expect(benchOptions(['--sizes', '5000,100', '--seed', '7'])).toEqual({ seed: '7', sizes: [100, 5000] });
});

test('an invalid size, or one that fills no first page, is refused', () => {
  for (const sizes of ['many', '99', '100,,200', '1.5e-3']) {
    expect(() => benchOptions(['--sizes', sizes])).toThrow(/--sizes/);
  }
});
