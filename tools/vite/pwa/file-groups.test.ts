import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { documentAddress, filesOfDocument, filesReachedFrom } from './file-groups';

const manifest: Manifest = {
  'admin.html': {
    file: 'assets/admin-1.js',
    isEntry: true,
    css: ['assets/admin-2.css'],
    imports: ['_react.js'],
    dynamicImports: ['apps/office/jobs.tsx'],
  },
  'apps/office/jobs.tsx': { file: 'assets/jobs-3.js', imports: ['_react.js', 'admin.html'] },
  '_react.js': { file: 'assets/react-4.js', assets: ['assets/font-5.woff2'] },
  'site/islands/request-forms.tsx': {
    file: 'assets/booking-6.js',
    imports: ['_react.js'],
    dynamicImports: ['_picker.js'],
  },
  '_picker.js': { file: 'assets/picker-7.js' },
  'sw-client/register-document.ts': {
    file: 'assets/register-document-10.js',
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared-12.js', dynamicImports: ['offline/sender.ts'] },
  'offline/sender.ts': { file: 'assets/sender-11.js', imports: ['_react.js'] },
};

describe('filesReachedFrom', () => {
  it('follows static and lazy imports once each, also in cycles', () => {
    expect(filesReachedFrom(manifest, ['admin.html'])).toEqual([
      '/assets/admin-1.js',
      '/assets/admin-2.css',
      '/assets/font-5.woff2',
      '/assets/jobs-3.js',
      '/assets/react-4.js',
    ]);
  });

  it('leaves out an entry that was not built', () => {
    expect(filesReachedFrom(manifest, ['referral.html'])).toEqual([]);
  });
});

describe('filesOfDocument', () => {
  const html = `<style>@font-face{src:url(/assets/font-5.woff2)}</style>
    <img src="/assets/map-8.svg" srcset="/assets/map-8.svg 1x, /assets/map-9.svg 2x">
    <section data-island="/assets/booking-6.js"></section>`;

  it('includes what the HTML references and what its islands can load', () => {
    expect(filesOfDocument(html, [manifest])).toEqual([
      '/assets/booking-6.js',
      '/assets/font-5.woff2',
      '/assets/map-8.svg',
      '/assets/map-9.svg',
      '/assets/picker-7.js',
      '/assets/react-4.js',
    ]);
  });
});

it('leaves out the sending code, because nothing can be sent offline', () => {
  expect(filesOfDocument('<html data-worker="/assets/register-document-10.js">', [manifest])).toEqual([
    '/assets/register-document-10.js',
    '/assets/shared-12.js',
  ]);
});

describe('documentAddress', () => {
  it.each([
    ['index.html', '/'],
    ['thank-you.html', '/thank-you'],
    ['legal/index.html', '/legal'],
  ])('%s is loaded at %s', (file, address) => {
    expect(documentAddress(file)).toBe(address);
  });
});
