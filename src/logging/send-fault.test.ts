// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type * as sendFaultModule from './send-fault';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let sendFault: (typeof sendFaultModule)['sendFault'];

beforeEach(async () => {
  fetched
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ result: { state: 'taken' } })));
  vi.stubGlobal('fetch', fetched);
  // Limits are per page load.
  vi.resetModules();
  ({ sendFault } = await import('./send-fault'));
});

it('posts a report that outlives the page', async () => {
  await sendFault('an uncaught error', new TypeError('x is not a function'));
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toMatch(/\/client\/fault-report$/);
  expect(init?.keepalive).toBe(true);
  expect(JSON.parse(init?.body as string)).toMatchObject({
    data: { where: 'an uncaught error', name: 'TypeError', message: '… is not a function' },
  });
});

it('sends each fault once', async () => {
  const error = new TypeError('x is not a function');
  for (let time = 0; time < 3; time += 1) await sendFault('an uncaught error', error);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('sends at most five per page load', async () => {
  const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  for (const place of places) await sendFault(`place ${place}`, new Error('x'));
  expect(fetched).toHaveBeenCalledTimes(5);
});

it('ignores what a browser extension breaks', async () => {
  const stack = 'TypeError: x\n    at f (chrome-extension://abcdef/content.js:1:1)';
  await sendFault('an uncaught error', Object.assign(new TypeError('x'), { stack }));
  expect(fetched).not.toHaveBeenCalled();
});

it('never fails and never repeats, even if nothing can be sent', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const error = new Error('x');
  await expect(sendFault('a test', error)).resolves.toBeUndefined();
  await expect(sendFault('a test', error)).resolves.toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});
