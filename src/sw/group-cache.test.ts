import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupCache } from './group-cache';
import type { ListedFile } from './keep-file';
import { fakeCaches } from './testing/fake-caches';

let caches: ReturnType<typeof fakeCaches>;
/** Address -> server response; all others are a 404. */
let served: Record<string, string>;
const fetched: string[] = [];

beforeEach(() => {
  caches = fakeCaches();
  served = {};
  fetched.length = 0;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    const body = served[url];
    return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
  });
});

async function fixed(url: string, content: string): Promise<ListedFile> {
  served[url] = content;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  const sha256 = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { url, sha256 };
}

function hashed(url: string): ListedFile {
  served[url] = url;
  return url;
}

describe('caching a group', () => {
  it('stores its files and no others', async () => {
    const files = new GroupCache('1', {
      '/': [await fixed('/', 'home'), hashed('/assets/site-1.js')],
      office: [hashed('/assets/office-1.js')],
    });
    expect(await files.keep('/')).toBe(true);
    expect(caches.urlsOf('files-1')).toEqual(['/', '/assets/site-1.js']);
    expect(await (await files.find('/'))?.text()).toBe('home');
  });

  it('stores no document from another build, whose chunks it lacks', async () => {
    const files = new GroupCache('1', { '/': [await fixed('/', 'home'), hashed('/assets/site-1.js')] });
    served['/'] = 'the next home';
    expect(await files.keep('/')).toBe(false);
    expect(await files.find('/')).toBeUndefined();
  });

  it('returns false for an unknown group', async () => {
    expect(await new GroupCache('1', {}).keep('forms')).toBe(false);
  });

  it('fetches only missing files when repeated', async () => {
    const files = new GroupCache('1', { office: [hashed('/assets/a.js'), '/assets/late.js'] });
    expect(await files.keep('office')).toBe(false);
    hashed('/assets/late.js');
    fetched.length = 0;
    expect(await files.keep('office')).toBe(true);
    expect(fetched).toEqual(['/assets/late.js']);
  });
});

describe('a new build', () => {
  async function firstBuild(): Promise<void> {
    const files = new GroupCache('1', {
      '/offline': [await fixed('/offline', 'offline')],
      office: [await fixed('/admin', 'one'), hashed('/assets/react.js'), hashed('/assets/office-1.js')],
      '/': [await fixed('/', 'home')],
    });
    await files.refresh();
    await files.keep('office');
    fetched.length = 0;
  }

  it('fetches the cached groups and reuses unchanged files', async () => {
    await firstBuild();
    const next = new GroupCache('2', {
      '/offline': [await fixed('/offline', 'offline')],
      office: [await fixed('/admin', 'two'), '/assets/react.js', hashed('/assets/office-2.js')],
      '/': [await fixed('/', 'home')],
    });
    await next.refresh();
    expect(fetched).toEqual(['/offline', '/admin', '/assets/office-2.js']);
    expect(caches.urlsOf('files-2')).toEqual([
      '/admin',
      '/assets/office-2.js',
      '/assets/react.js',
      '/offline',
    ]);
  });

  it('is not installed with an incomplete group', async () => {
    await firstBuild();
    const next = new GroupCache('2', { office: [await fixed('/admin', 'two'), '/assets/missing.js'] });
    await expect(next.refresh()).rejects.toThrow('office');
  });

  it('is installed without a group that it no longer has', async () => {
    await firstBuild();
    await expect(new GroupCache('2', { '/': [await fixed('/', 'home')] }).refresh()).resolves.toBeUndefined();
  });

  it('keeps the last build’s files for pages that still use them, and removes older ones', async () => {
    for (const version of ['1', '2', '3']) await caches.open(`files-${version}`);
    await caches.open('other-assets');
    await new GroupCache('3', {}).removeOld();
    expect(await caches.keys()).toEqual(['files-2', 'files-3', 'other-assets']);
  });
});
