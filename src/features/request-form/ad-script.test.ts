// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadAdScript } from './load-ad-script';
import { reportConversion } from './report-conversion';

const settings = { adScriptUrl: 'https://ads.example.com/tag.js', adConversion: 'AW-1/abc' };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  delete window.gtag;
  delete window.dataLayer;
});

test('without a script or conversion configured, nothing is loaded or reported', () => {
  loadAdScript({ ...settings, adScriptUrl: null });
  loadAdScript({ ...settings, adConversion: null });
  reportConversion('AW-1/abc');
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('the script is loaded once, and a booking is reported to it', () => {
  loadAdScript(settings);
  loadAdScript(settings);
  reportConversion('AW-1/abc');
  expect(scripts()).toEqual(['https://ads.example.com/tag.js']);
  const calls = (window.dataLayer ?? []).map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)]);
  expect(calls.at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-1/abc', transport_type: 'beacon' }]);
});

test('a booking is not reported if no conversion is configured', () => {
  loadAdScript(settings);
  const before = window.dataLayer?.length;
  reportConversion(null);
  expect(window.dataLayer).toHaveLength(before ?? -1);
});
