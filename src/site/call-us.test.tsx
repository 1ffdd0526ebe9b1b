// @vitest-environment jsdom
import { business } from '@domain/business/business';
import { expect, it } from 'vitest';
import { renderDocuments } from './render-document';
import { standInAssets } from './testing/stand-in-assets';

const documents = Object.entries(renderDocuments(standInAssets));

/** Sentences that say to call us, with the links in them. */
function callsIn(html: string): { readonly said: string; readonly links: string[] }[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Scripts are off in this parser's document, so the content of `noscript` is parsed too.
  return [...page.querySelectorAll('body :is(p, li)')]
    .filter(({ textContent }) => /[.,?;] (please )?call us\b|\bor call us\b|^call us\b/i.test(textContent))
    .map((element) => ({
      said: element.textContent,
      links: [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    }));
}

it.each(documents)('links every "call us" of %s', (_, html) => {
  for (const { said, links } of callsIn(html)) expect(links, said).toContain(`tel:${business.phone.e164}`);
});

it('finds sentences to check', () => {
  expect(documents.flatMap(([, html]) => callsIn(html)).length).toBeGreaterThan(4);
});
