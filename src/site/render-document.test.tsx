import { blogLinks } from '@domain/business/blog-links';
import { faq } from '@domain/business/faq';
import { builtSettings } from '@domain/settings/built-settings';
import { factorySettings } from '@domain/settings/factory-settings';
import { dollars } from '@domain/text/dollars';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderDocuments } from './render-document';
import { standInAssets } from './testing/stand-in-assets';

const { catalog: services } = factorySettings.services;

const html = renderDocuments(standInAssets);
const pageOf = (file: string) => new JSDOM(html[file]).window.document;
const visible = (element: Element) => element.closest('[hidden], dialog') === null;

describe.each(Object.keys(html))('%s', (file) => {
  const page = pageOf(file);

  it('has one visible top-level heading, and the landmarks', () => {
    expect([...page.querySelectorAll('h1')].filter(visible)).toHaveLength(1);
    for (const landmark of [
      'body header',
      'main',
      'body footer:not(main footer)',
      'nav[aria-label="Main"]',
    ]) {
      expect(page.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
  });

  it('skips no heading level', () => {
    const ranks = [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(ranks[0]).toBe(1);
    expect(ranks.filter((rank, index) => rank - (ranks[index - 1] ?? 0) > 1)).toEqual([]);
  });

  it('has its styles in the head, and no duplicate ids', () => {
    expect(page.querySelectorAll('body style')).toHaveLength(0);
    expect(page.querySelectorAll('head style[data-emotion]').length).toBeGreaterThan(0);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names every link and button', () => {
    const elements = [...page.querySelectorAll('a, button')];
    expect(elements.length).toBeGreaterThan(5);
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const unnamed = elements.filter((element) => nameOf(element).trim() === '');
    expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});

describe('the landing page', () => {
  const page = pageOf('index.html');

  it('loads no script files on its own', () => {
    expect(page.querySelectorAll('script[src], link[rel="modulepreload"]')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(1);
  });

  it('has every anchor that its links reference', () => {
    const links = [...page.querySelectorAll('a[href*="#"]:not([data-at])')].map((link) =>
      link.getAttribute('href'),
    );
    const linked = links.map((href) => href?.split('#')[1] ?? '');
    expect(linked).toEqual(expect.arrayContaining(['home', 'services', 'contact']));
    const blog = blogLinks ? ['blog'] : [];
    const anchors = ['home', 'services', 'booking', 'sample-report', 'about', ...blog, 'faq', 'contact'];
    expect([...linked, ...anchors].filter((id) => page.getElementById(id) === null)).toEqual([]);
  });

  it('shows each service with its price and turnaround', () => {
    const cards = [...page.querySelectorAll('#services article')].map(({ textContent }) => textContent);
    expect(cards).toHaveLength(services.length);
    services.forEach(({ title, price, turnaround }, index) => {
      expect(cards[index]).toContain(title);
      expect(cards[index]).toContain(dollars(price));
      expect(cards[index]).toContain(turnaround);
      expect(cards[index]).toContain('Book This Service');
    });
  });

  it.each(['booking', 'contact'])(
    'contains the complete form #%s, disabled until a script enables it, and never sent by GET',
    (section) => {
      const form = page.querySelector<HTMLFormElement>(`#${section} [data-island] form`);
      expect(form?.method).toBe('post');
      expect(form?.querySelector<HTMLFieldSetElement>('fieldset:has([type="submit"])')?.disabled).toBe(true);
      const seen = [...(form?.querySelectorAll('label') ?? [])].filter(
        (label) => !label.closest('[aria-hidden]'),
      );
      const labels = seen.map((label) => label.textContent.replace(/[\s*]+$/u, ''));
      expect(labels).toEqual([
        'Full Name',
        'Phone Number',
        'Email Address',
        'Property Address',
        'Inspection Type',
        'Preferred Date',
        'Preferred Time',
        'Do you have a deadline?',
        'Special Instructions',
      ]);
      for (const label of seen) {
        expect(page.getElementById(label.htmlFor), label.textContent).not.toBeNull();
      }
    },
  );

  it('has eight questions, of which the browser keeps one open', () => {
    const questions = [...page.querySelectorAll('#faq details')];
    expect(questions).toHaveLength(8);
    expect(new Set(questions.map((question) => question.getAttribute('name')))).toEqual(new Set(['faq']));
  });

  it('shows the link of each answer that has one; only another site opens in a new tab', () => {
    const links = [...page.querySelectorAll('#faq details a')];
    expect(links.map((link) => ({ text: link.textContent, url: link.getAttribute('href') }))).toEqual(
      faq(builtSettings).flatMap(({ link }) => link ?? []),
    );
    for (const link of links) {
      const leavesTheSite = link.getAttribute('href')?.startsWith('https:');
      expect(link.getAttribute('target'), link.textContent).toBe(leavesTheSite ? '_blank' : null);
    }
  });

  it('links to the legal pages', () => {
    const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(['/privacy', '/terms', '/disclosure']));
  });
});

it('excludes personal pages from search engines, and includes the others', () => {
  const hidden = Object.keys(html).filter(
    (file) => pageOf(file).querySelector('meta[content="noindex"]') !== null,
  );
  expect(hidden.sort()).toEqual(['404.html', 'offline.html', 'thank-you.html']);
});
