import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { showThankYou } from './show-thank-you';

const html =
  '<p data-thank-you="booking">B</p><p data-thank-you="agreement" hidden>A</p><p data-thank-you="other" hidden>O</p>' +
  '<p data-form-links hidden><a href="/media-release"></a></p><p data-reference hidden><bdi></bdi></p>';

function shown(query: string) {
  const page = new JSDOM(html, { url: 'https://site.example/thank-you' }).window.document;
  showThankYou(page, new URLSearchParams(query));
  return [...page.querySelectorAll<HTMLElement>('p')]
    .filter((part) => !part.hidden)
    .map((part) => part.innerHTML);
}

const reference = (query: string) => shown(query).find((part) => part.startsWith('<bdi>'));

describe('the part that is shown', () => {
  it.each([
    ['', ['B']],
    ['type=', ['B']],
    ['type=agreement', ['A']],
    ['type=unheard-of', ['O']],
    ['type="]', ['O']],
  ])('%s: %j', (query, parts) => {
    expect(shown(query)).toEqual(parts);
  });
});

describe('with a booking', () => {
  it('leads on to the next form and shows the reference', () => {
    expect(shown('type=agreement&booking=k7q2')).toEqual([
      'A',
      '<a href="https://site.example/media-release?booking=k7q2"></a>',
      '<bdi>k7q2</bdi>',
    ]);
  });

  it('shows markup as text and carries it as a value', () => {
    const parts = shown('booking=%3Cimg src=x onerror=alert(1)%3E%26view=true');
    expect(parts).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;&amp;view=true</bdi>');
    expect(parts.join()).toContain('?booking=%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E%26view%3Dtrue"');
  });

  it('drops what turns text around or cannot be seen', () => {
    expect(reference(`booking=${encodeURIComponent('a\u202Eb\u2066c\u200B\u0000d')}`)).toBe(
      '<bdi>abcd</bdi>',
    );
    expect(reference(`booking=${encodeURIComponent('\u202E ')}`)).toBeUndefined();
  });

  it('cuts what is too long to be a reference, and asks no form for it', () => {
    expect(reference(`booking=${'a'.repeat(201)}`)).toBe(`<bdi>${'a'.repeat(64)}…</bdi>`);
    expect(shown(`booking=${'a'.repeat(201)}`).join()).not.toContain('href');
  });
});
