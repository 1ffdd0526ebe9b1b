// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const calls = vi.fn(() => Promise.resolve(new Response()));
let visibility: DocumentVisibilityState;

beforeEach(() => {
  calls.mockClear();
  vi.resetModules();
  vi.stubGlobal('fetch', calls);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  history.replaceState(null, '', '/report/2345?waited=1#share');
});

const change = () => document.dispatchEvent(new Event('visibilitychange'));

test('a report that is shown is noted once', async () => {
  visibility = 'visible';
  await import('./opened');
  change();
  expect(calls.mock.calls).toEqual([['/report/2345/opened', { method: 'POST', redirect: 'manual' }]]);
});

test('one that was loaded ahead is noted once somebody sees it', async () => {
  visibility = 'hidden';
  await import('./opened');
  change();
  expect(calls).not.toHaveBeenCalled();
  visibility = 'visible';
  change();
  change();
  expect(calls).toHaveBeenCalledTimes(1);
});
