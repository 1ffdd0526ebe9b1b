import { mockContact } from '@domain/testing/mock-contact';
import { beforeEach, describe, expect, it } from 'vitest';

const blogUrl = 'https://articles.example.net';

async function blogAddress(address: string): Promise<string | undefined> {
  const hosting = await import('./blog-address');
  return hosting.blogAddress(address);
}

describe('blogAddress', () => {
  beforeEach(() => mockContact({ blogUrl }));

  it.each([
    ['/blog', ''],
    ['/blog/', ''],
    ['/blog/costs', '/costs'],
    ['/blog/2026/costs/', '/2026/costs/'],
  ])('%s preserves the rest of the path', async (address, rest) => {
    expect(await blogAddress(address)).toBe(blogUrl + rest);
  });

  it.each(['/', '/blogs', '/a/blog'])('%s is not a blog address', async (address) => {
    expect(await blogAddress(address)).toBeUndefined();
  });
});

describe('for a business without a blog', () => {
  beforeEach(() => mockContact({ blogUrl: null }));

  it.each(['/blog', '/blog/costs'])('%s is not a blog address', async (address) => {
    expect(await blogAddress(address)).toBeUndefined();
  });

  it('nothing is redirected', async () => {
    const { redirects } = await import('./redirects');
    expect(redirects()).toEqual([]);
  });
});
