// @vitest-environment jsdom
import type { promised } from '@business/promises';
import { expect, test, vi } from 'vitest';
import { standInAssets } from './testing/stand-in-assets';

vi.mock('@business/promises', async (original) => {
  const { promised: own } = await original<{ promised: typeof promised }>();
  return { promised: { ...own, trustBadges: () => [], included: () => [] } };
});

test('a business without badges and inclusions has no empty list in their place', async () => {
  const { renderDocuments } = await import('./render-document');
  const html = renderDocuments(standInAssets);
  for (const file of ['index.html', 'thank-you.html']) {
    const page = new DOMParser().parseFromString(html[file] ?? '', 'text/html');
    const lists = [...page.querySelectorAll('main :is(ul, ol)')];
    expect(lists.length).toBeGreaterThan(1);
    expect(
      lists.filter(({ childElementCount }) => childElementCount === 0).map((list) => list.outerHTML),
    ).toEqual([]);
  }
});
