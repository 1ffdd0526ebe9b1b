// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { appCheckKey } from './app-check-key';

const key = '23456789abcdefghjkmnpqrs';
const page = (siteKey?: string) => {
  const html = document.createElement('html');
  if (siteKey !== undefined) html.dataset.appCheck = siteKey;
  return html;
};
const at = (path: string) => appCheckKey(page('6Lsite'), `https://site.example.com${path}`);

test('without a site key in the page there is no App Check', () => {
  expect(appCheckKey(page(), 'https://site.example.com/')).toBeNull();
  expect(appCheckKey(page(''), 'https://site.example.com/')).toBeNull();
});

test.each(['/', '/#contact', '/?utm_source=mail&gclid=Cj0KCQiA', '/referral-app/form', '/admin?tab=jobs'])(
  'App Check may load at %s',
  (path) => {
    expect(at(path)).toBe('6Lsite');
  },
);

test.each([
  `/referral-app/tracker?link=${key}`,
  '/referral-app/tracker?link=mistyped',
  `/?booking=${key}`,
  `/referral-app/form?from=${key}`,
  `/report/${key}`,
  `/#${key}`,
])('it never loads at %s, which contains a key', (path) => {
  expect(at(path)).toBeNull();
});
