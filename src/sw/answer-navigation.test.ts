import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerNavigation } from './answer-navigation';
import { GroupCache } from './group-cache';
import { fakeCaches } from './testing/fake-caches';

const files = new GroupCache('1', {});

beforeEach(async () => {
  const caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open('files-1');
  for (const url of ['/', '/thank-you', '/admin', '/referral-app', '/offline'])
    await cache.put(url, new Response(`copy of ${url}`));
});
afterEach(() => void vi.useRealTimers());

async function open(path: string, network: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', network);
  const event = {
    request: { url: `https://site.example${path}` },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
  } as unknown as FetchEvent;
  return (await answerNavigation(event, files)).text();
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answers =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));

describe('answerNavigation', () => {
  it.each(['/', '/admin/auth', '/report/K7PQ'])('returns the server’s response at %s', async (path) => {
    expect(await open(path, answers('fresh'))).toBe('fresh');
  });

  it.each([
    ['/', 'copy of /'],
    ['/thank-you?booking=K7PQ', 'copy of /thank-you'],
    ['/admin/auth?tab=jobs', 'copy of /admin'],
    ['/never-visited', 'copy of /offline'],
    ['/report/K7PQ', 'copy of /offline'],
  ])('offline, %s is answered with the %s', async (path, expected) => {
    expect(await open(path, offline)).toBe(expected);
  });

  it('loads the referral app from the device regardless of the network', async () => {
    expect(await open('/referral-app/form', answers('fresh'))).toBe('copy of /referral-app');
    expect(await open('/referral-app', () => new Promise(() => undefined))).toBe('copy of /referral-app');
  });

  it('shows the copy if the server fails, and the server’s response if there is no copy', async () => {
    expect(await open('/', answers('Bad gateway', 502))).toBe('copy of /');
    expect(await open('/never-visited', answers('Bad gateway', 502))).toBe('Bad gateway');
  });

  it('passes a 404 through', async () => {
    expect(await open('/nope', answers('Not found', 404))).toBe('Not found');
  });

  it('waits 4 s on a slow connection, then shows the copy', async () => {
    vi.useFakeTimers();
    const shown = open('/', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(3999);
    const early = await Promise.race([shown, Promise.resolve('waiting')]);
    await vi.advanceTimersByTimeAsync(1);
    expect([early, await shown]).toEqual(['waiting', 'copy of /']);
  });
});
