// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewAddresses } from './renew-addresses';

const page = (signature: string) => `
  <a href="/report/files?path=a.pdf&signature=${signature}">Download PDF</a>
  <img src="/report/files?path=a.jpg&signature=${signature}" />
  <a href="/privacy">Privacy</a>`;
const addresses = () =>
  [...document.querySelectorAll('a, img')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = page('old');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('addresses are renewed before they expire, repeatedly', async () => {
  let asked = 0;
  const fetched = vi.fn(() => Promise.resolve(new Response(page(`new-${++asked}`))));
  vi.stubGlobal('fetch', fetched);
  renewAddresses();
  await vi.advanceTimersByTimeAsync(12 * minutes);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * minutes);
  expect(addresses()[0]).toContain('signature=new-1');
  expect(addresses()[2]).toBe('/privacy');
  await vi.advanceTimersByTimeAsync(14 * minutes);
  expect(addresses()[0]).toContain('signature=new-2');
});

test('offline, everything stays and is requested again', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('no line')));
  vi.stubGlobal('fetch', fetched);
  renewAddresses();
  await vi.advanceTimersByTimeAsync(28 * minutes);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(addresses()[0]).toContain('signature=old');
});

test('a page loaded as an admin is requested as one', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  renewAddresses(() => Promise.resolve(new Response(page('office'))));
  await vi.advanceTimersByTimeAsync(14 * minutes);
  expect(addresses()[0]).toContain('signature=office');
  expect(fetched).not.toHaveBeenCalled();
});

test('a page without files requests nothing', async () => {
  document.body.innerHTML = '<p>Nothing</p>';
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  renewAddresses();
  await vi.advanceTimersByTimeAsync(28 * minutes);
  expect(fetched).not.toHaveBeenCalled();
});
