import { business } from '@domain/business/business';
import { describe, expect, it } from 'vitest';
import { blogAddress } from './blog-address';

describe('blogAddress', () => {
  it.each([
    ['/blog', ''],
    ['/blog/', ''],
    ['/blog/costs', '/costs'],
    ['/blog/2026/costs/', '/2026/costs/'],
  ])('%s preserves the rest of the path', (address, rest) => {
    expect(blogAddress(address)).toBe(business.blogUrl + rest);
  });

  it.each(['/', '/blogs', '/a/blog'])('%s is not a blog address', (address) => {
    expect(blogAddress(address)).toBeUndefined();
  });
});
