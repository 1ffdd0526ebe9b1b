// @vitest-environment jsdom
import type { services } from '@business/services';
import { expect, test, vi } from 'vitest';
import { standInAssets } from './testing/stand-in-assets';

vi.mock('@business/services', async (original) => {
  const { services: own } = await original<{ services: typeof services }>();
  const [first] = own.catalog;
  return { services: { ...own, standard: first.id, catalog: [{ ...first, price: 1012.5 }] } };
});

test('a price with cents has both on its card, in the forms and for search engines', async () => {
  // What runs before each file has loaded the settings.
  vi.resetModules();
  const { renderDocuments } = await import('./render-document');
  const { localBusiness } = await import('./structured-data/local-business');
  const page = new DOMParser().parseFromString(
    renderDocuments(standInAssets)['index.html'] ?? '',
    'text/html',
  );
  expect(page.querySelector('#services .price')?.textContent).toContain('$1,012.50 ');
  const options = [...page.querySelectorAll('#contact option')].map(({ textContent }) => textContent);
  expect(options.filter((option) => /, \$1,012\.50$/.test(option))).toHaveLength(2);
  expect(localBusiness()).toMatchObject({ priceRange: '$1,012.50' });
});
