// @vitest-environment jsdom
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { expect, it } from 'vitest';
import { unlinkedCalls } from '@/ui/testing/unlinked-calls';
import { renderDocuments } from './render-document';
import { standInAssets } from './testing/stand-in-assets';

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

it.each(Object.entries(renderDocuments(standInAssets)))(
  'links every "call us" and our number on %s',
  (_, html) => {
    // Scripts are off in this parser's document, so the content of `noscript` is parsed too.
    expect(unlinkedCalls(pageOf(html))).toEqual([]);
  },
);

it('finds what is no link', () => {
  const number = phoneOf(factorySettings.contact).display;
  const asked = pageOf(
    `<p>Late? Call us.</p><p>Or <b>call ${number}</b>.</p><p>Call us at <a href="tel:1">${number}</a>.</p>`,
  );
  expect(unlinkedCalls(asked)).toEqual(['Late? Call us.', `call ${number}`]);
});
