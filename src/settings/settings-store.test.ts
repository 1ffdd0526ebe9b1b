// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { builtSettings } from '@domain/settings/built-settings';
import type { PublicSettings } from '@domain/settings/public-settings';

const saved: PublicSettings = {
  ...builtSettings,
  version: builtSettings.version + 1,
  promises: { ...builtSettings.promises, reportHours: builtSettings.promises.reportHours + 1 },
};

let answer: () => Promise<Response>;
const fetched = vi.fn(() => answer());

/** The store as a new page has it. */
async function openPage() {
  vi.resetModules();
  return import('./settings-store');
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  answer = () => Promise.resolve(new Response(JSON.stringify(saved)));
});

it('takes what the server says, says so, and knows it on the next visit without a connection', async () => {
  const store = await openPage();
  expect(store.currentSettings()).toEqual(builtSettings);
  const changed = new Promise<void>((resolve) => store.subscribeToSettings(resolve));
  store.keepSettingsCurrent();
  await changed;
  expect(store.currentSettings()).toEqual(saved);

  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const next = await openPage();
  await next.askForSettings();
  expect(next.currentSettings()).toEqual(saved);
});

it.each<[string, () => Promise<Response>]>([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => Promise.resolve(new Response('', { status: 500 }))],
  ['serves something else', () => Promise.resolve(new Response('<!doctype html>'))],
  ['serves part of them', () => Promise.resolve(new Response('{"version":9}'))],
])('keeps those with which the page was built if the server %s', async (_what, failing) => {
  answer = failing;
  const store = await openPage();
  const changed = vi.fn();
  store.subscribeToSettings(changed);
  await store.askForSettings();
  expect(store.currentSettings()).toEqual(builtSettings);
  expect(changed).not.toHaveBeenCalled();
});

it('asks again when the page is shown, and once at a time', async () => {
  const store = await openPage();
  fetched.mockClear();
  store.keepSettingsCurrent();
  await Promise.all([store.askForSettings(), store.askForSettings()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  // The first test's page listens too.
  expect(fetched.mock.calls.length).toBeGreaterThan(1);
});
