import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { showThankYou } from './show-thank-you';

function shown(query: string) {
  const page = new JSDOM(
    '<p data-thank-you="booking">B</p><p data-thank-you="agreement" hidden>A</p><p data-reference hidden><code></code></p>',
  ).window.document;
  showThankYou(page, new URLSearchParams(query));
  return [...page.querySelectorAll<HTMLElement>('p')]
    .filter((part) => !part.hidden)
    .map((part) => part.innerHTML);
}

describe('showThankYou', () => {
  it.each([
    ['', ['B']],
    ['type=agreement', ['A']],
    ['type=unheard-of', ['B']],
    ['type=agreement&booking=K7Q2', ['A', '<code>K7Q2</code>']],
    ['booking=<img src=x onerror=alert(1)>', ['B', '<code>&lt;img src=x onerror=alert(1)&gt;</code>']],
  ])('%s shows %j', (query, parts) => {
    expect(shown(query)).toEqual(parts);
  });
});
