import { hours } from '@business/hours';
import { legalDates } from '@domain/business/legal-dates';
import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';
import { fileOfPage, listedPages, routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { trustedJson } from '../../tools/trusted-json';
import { renderSite } from './render-document';
import { siteDocuments } from './site-documents';
import { jsonLd } from './structured-data/json-ld';
import { standInAssets } from './testing/stand-in-assets';

const { catalog: services } = factorySettings.services;

type Thing = Readonly<Record<string, unknown>>;

const site = renderSite(standInAssets);
const files = Object.keys(site).filter((file) => file.endsWith('.html'));
const listed = ['index.html', ...listedPages.map(fileOfPage)];
const pages = new Map(files.map((file) => [file, new JSDOM(site[file]).window.document]));

const pageOf = (file: string): Document => pages.get(file) ?? new JSDOM('').window.document;
const metaOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonicalOf = (page: Document) => page.querySelector('link[rel="canonical"]')?.getAttribute('href');

function thingsOf(file: string): Thing[] {
  const block = pageOf(file).querySelector('script[type="application/ld+json"]');
  return trustedJson<{ '@graph': Thing[] }>(block?.textContent ?? '{"@graph":[]}')['@graph'];
}

const ofType = (file: string, type: string) => thingsOf(file).filter((thing) => thing['@type'] === type);

describe('titles and descriptions', () => {
  it('each document has its own', () => {
    for (const read of [
      (page: Document) => page.title,
      (page: Document) => metaOf(page, 'description') ?? '',
    ]) {
      const values = files.map((file) => read(pageOf(file)));
      expect(new Set(values).size).toBe(files.length);
      for (const value of values) expect(value).not.toBe('');
    }
  });
});

describe.each(listed)('%s in a search and as a shared link', (file) => {
  const page = pageOf(file);

  it('can be indexed, under one address', () => {
    const address = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
    expect(metaOf(page, 'robots')).toBeUndefined();
    expect(canonicalOf(page)).toBe(business.siteUrl + address);
    expect(metaOf(page, 'og:url')).toBe(business.siteUrl + address);
  });

  it('has its own title, text, and image', () => {
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:image')).toMatch(new RegExp(`^${business.siteUrl}/share/[a-z-]+\\.png$`));
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    const pictures = listed.map((other) => metaOf(pageOf(other), 'og:image'));
    expect(new Set(pictures).size).toBe(listed.length);
    expect(metaOf(page, 'og:image:alt')).toMatch(/^[A-Z][^.]+\. \w.+/);
  });
});

it('the documents with an address are home and the listed pages, which development, budgets and Lighthouse take from there', () => {
  const found = siteDocuments.flatMap(({ file, address }) =>
    address === undefined ? [] : [[address, file]],
  );
  const pages = listedPages.map((address) => [address, fileOfPage(address)]);
  expect(found).toEqual([[routes.home, 'index.html'], ...pages]);
});

it('every other document is not indexed and has no canonical address', () => {
  const others = files.filter((file) => !listed.includes(file));
  const found = others.map((file) => {
    const page = pageOf(file);
    return [file, metaOf(page, 'robots'), canonicalOf(page), metaOf(page, 'og:url')];
  });
  expect(found).toEqual(
    ['thank-you.html', '404.html', 'offline.html'].map((file) => [file, 'noindex', undefined, undefined]),
  );
});

describe('structured data of the landing page', () => {
  it('describes the business as the page does', () => {
    const prices = services.map(({ price }) => price);
    const [found] = ofType('index.html', 'LocalBusiness');
    expect(found).toMatchObject({
      name: business.name,
      telephone: factorySettings.contact.phone,
      priceRange: [...new Set([Math.min(...prices), Math.max(...prices)])].map(dollars).join('-'),
      openingHoursSpecification: hours.opening.map(({ days, opens, closes }) => ({
        dayOfWeek: days,
        opens,
        closes,
      })),
    });
    expect(found?.areaServed).toHaveLength(cities.length);
    for (const { words } of hours.closed) expect(found?.description).toContain(`: ${words}.`);
  });

  it('lists each service at the price on its card', () => {
    const offers = ofType('index.html', 'Service').map(({ name, offers: offer }) => [
      name,
      (offer as Thing).price,
    ]);
    expect(offers).toEqual(services.map(({ title, price }) => [title, price]));
    const cards = pageOf('index.html').querySelector('#services')?.textContent;
    for (const [name, price] of offers) {
      expect(cards).toContain(name);
      expect(cards).toContain(dollars(price as number));
    }
  });

  it('has exactly the questions and answers of the accordion', () => {
    const [found] = ofType('index.html', 'FAQPage');
    const asked = found?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const shown = [...pageOf('index.html').querySelectorAll('#faq details')];
    expect(asked.map(({ name }) => name)).toEqual(
      shown.map((details) => details.querySelector('summary')?.textContent.trim()),
    );
    shown.forEach((details, index) => {
      expect(details.textContent).toContain(asked[index]?.acceptedAnswer.text);
    });
  });
});

it.each(['privacy', 'terms', 'disclosure'])('%s has its displayed date and its breadcrumb', (name) => {
  const file = `${name}.html`;
  const page = pageOf(file);
  expect(ofType(file, 'WebPage')).toMatchObject([
    { name: page.querySelector('h1')?.textContent, dateModified: page.querySelector('time')?.dateTime },
  ]);
  expect(ofType(file, 'BreadcrumbList')).toHaveLength(1);
});

it('no text can close the block of structured data', () => {
  const block = jsonLd([{ '@type': 'Question', name: '</script><script>alert(1)</script>' }]);
  const page = new JSDOM(block).window.document;
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(page.querySelector('script')?.textContent).toContain('alert(1)');
});

describe('files for search engines', () => {
  it('the sitemap has exactly the indexable documents', () => {
    const found = [...(site['sitemap.xml'] ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
    expect(found.sort()).toEqual(listed.map((file) => canonicalOf(pageOf(file))).sort());
    expect(site['sitemap.xml']).toContain(`<lastmod>${legalDates.privacy}</lastmod>`);
  });

  it('robots.txt names the sitemap and blocks nothing', () => {
    expect(site['robots.txt']).toContain(`Sitemap: ${business.siteUrl}/sitemap.xml`);
    expect(site['robots.txt']).not.toMatch(/^Disallow: \//m);
  });
});
