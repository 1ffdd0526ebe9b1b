// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import type { Contact, Proof } from '@domain/business/facts';
import { mockContact } from '@domain/testing/mock-contact';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { trustedJson } from '../../tools/trusted-json';
import { standInAssets } from './testing/stand-in-assets';

const blogUrl = 'https://articles.example.net';
const reviewUrl = 'https://stars.example.net/us';
const social = [{ name: 'Example', url: 'https://social.example.net/us' }];

const noProof: Proof = { inspector: null, insurance: null, association: null, reviews: [] };

/** Every document as it is for a business with such contacts and no proof: file name -> document. */
async function documentsWith(changes: Partial<Contact>): Promise<ReadonlyMap<string, Document>> {
  mockContact(changes);
  vi.doMock('@business/proof', () => ({ proof: noProof }));
  const { renderDocuments } = await import('./render-document');
  return new Map(
    Object.entries(renderDocuments(standInAssets)).map(([file, html]) => [
      file,
      new DOMParser().parseFromString(html, 'text/html'),
    ]),
  );
}

const targetsIn = (page?: Document) =>
  [...(page?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
const groundsIn = (page?: Document) =>
  [...(page?.querySelectorAll<HTMLElement>('section[data-ground]') ?? [])].map(
    ({ dataset }) => dataset.ground,
  );
const wordsIn = (page?: Document) => page?.body.textContent.replace(/\s+/g, ' ') ?? '';
const sameAsIn = (page?: Document) => {
  const block = page?.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const things = trustedJson<{ '@graph': { '@type': string; sameAs?: unknown }[] }>(block)['@graph'];
  return things.find((thing) => thing['@type'] === 'LocalBusiness')?.sameAs;
};

let pages: ReadonlyMap<string, Document>;

describe('a business with a blog and a review page', () => {
  beforeAll(async () => {
    pages = await documentsWith({ blogUrl, reviewUrl, social });
  });

  test('links to the blog from its landing page, thank-you page and error page', () => {
    expect(targetsIn(pages.get('index.html'))).toEqual(
      expect.arrayContaining([blogUrl, `${blogUrl}/sewer-inspections`, `${blogUrl}/inspection-costs`]),
    );
    expect(pages.get('index.html')?.getElementById('blog')).not.toBeNull();
    for (const file of ['thank-you.html', '404.html']) {
      expect(targetsIn(pages.get(file)).filter((target) => target === blogUrl)).toHaveLength(4);
    }
  });

  test('links to its reviews from every page, and from its structured data', () => {
    for (const [file, page] of pages) expect(targetsIn(page), file).toContain(reviewUrl);
    expect(sameAsIn(pages.get('index.html'))).toEqual([social[0]?.url, reviewUrl]);
  });

  test('says in its Privacy Policy that these are other sites', () => {
    expect(wordsIn(pages.get('privacy.html'))).toContain(
      'Links to our blog, our social pages, and our reviews lead to other sites with their own rules.',
    );
  });

  test('never has two sections of the same ground next to each other', () => {
    expect(neighborsAlikeIn(pages.get('index.html'))).toEqual([]);
  });
});

describe('a business without a blog, reviews and social pages', () => {
  beforeAll(async () => {
    pages = await documentsWith({ blogUrl: null, reviewUrl: null, social: [] });
  });

  test('mentions no blog on any page', () => {
    for (const [file, page] of pages) expect(wordsIn(page), file).not.toMatch(/blog/i);
    expect(pages.get('index.html')?.getElementById('blog')).toBeNull();
  });

  test('has no link without a target', () => {
    for (const [file, page] of pages) {
      expect(targetsIn(page), file).not.toEqual(
        expect.arrayContaining([
          expect.toSatisfy((target) => !target || /null|undefined/.test(String(target))),
        ]),
      );
    }
  });

  test('has no review button, and says nothing about other pages of its own to search engines', () => {
    for (const [file, page] of pages) {
      expect(page.querySelector('aside[aria-label="Reviews"]'), file).toBeNull();
    }
    expect(sameAsIn(pages.get('index.html'))).toBeUndefined();
  });

  test('says nothing about links to other sites in its Privacy Policy', () => {
    expect(wordsIn(pages.get('privacy.html'))).not.toContain('lead to other sites');
  });

  test('never has two sections of the same ground next to each other', () => {
    expect(neighborsAlikeIn(pages.get('index.html'))).toEqual([]);
  });

  test('has no error in the inline script of its pages when they are scrolled', () => {
    document.body.innerHTML = '';
    const errors: unknown[] = [];
    window.addEventListener('error', ({ error }) => errors.push(error));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
      },
    );
    // oxlint-disable-next-line typescript/no-implied-eval -- the page's own inline script
    (new Function(readFileSync('src/site/inline/page.js', 'utf8')) as () => void)();
    window.dispatchEvent(new Event('scroll'));
    expect(errors).toEqual([]);
  });
});

function neighborsAlikeIn(page?: Document): string[] {
  return groundsIn(page).flatMap((ground, at, all) =>
    at > 0 && ground === all[at - 1] ? [`sections ${at} and ${at + 1} are both ${ground}`] : [],
  );
}
