import { expect, test } from 'vitest';
import { encodeWithin } from './encode-within';

const sized = (sizeAt: (quality: number) => number) => {
  const tried: number[] = [];
  const encode = (quality: number) => {
    tried.push(quality);
    return Promise.resolve(new Blob(['x'.repeat(sizeAt(quality))]));
  };
  return { tried, encode };
};

test('keeps the best quality if it is small enough', async () => {
  const { tried, encode } = sized(() => 10);
  await encodeWithin(10, encode);
  expect(tried).toEqual([0.85]);
});

test('lowers the quality in steps until it is', async () => {
  const { tried, encode } = sized((quality) => quality * 100);
  expect((await encodeWithin(60, encode)).size).toBe(50);
  expect(tried).toEqual([0.85, 0.7, 0.5]);
});
