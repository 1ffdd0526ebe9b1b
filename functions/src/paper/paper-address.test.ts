import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressedPath, paperAddress } from './paper-address';

const now = new Date('2026-11-21T10:00:00Z');
const path = 'signed-papers/booking-1/agreement-2026-11-01.pdf';
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.stubEnv('APP_HMAC_KEY', 'key');
});

function queryOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url).searchParams);
}

describe('the address of a paper', () => {
  it('names its file to the last moment of a quarter of an hour', () => {
    const { url, expiresAt } = paperAddress(path, now);
    expect(expiresAt).toBe(after(15).toISOString());
    expect(addressedPath(queryOf(url), now)).toBe(path);
    expect(addressedPath(queryOf(url), after(15))).toBe(path);
    expect(addressedPath(queryOf(url), new Date(after(15).getTime() + 1))).toBeNull();
  });

  it.each([
    ['another path', { path: 'signed-papers/booking-2/agreement-2026-11-01.pdf' }],
    ['a later end', { until: String(after(600).getTime()) }],
    ['an end that is no number', { until: 'Infinity' }],
    ['another signature', { signature: '0'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['a list of signatures', { signature: ['a', 'b'] }],
  ])('is none with %s', (_, change) => {
    expect(addressedPath({ ...queryOf(paperAddress(path, now).url), ...change }, now)).toBeNull();
  });

  it('never names a file outside the signed papers', () => {
    const { url } = paperAddress('inspection-photos/f/a.jpg', now);
    expect(addressedPath(queryOf(url), now)).toBeNull();
  });

  it('counts only under the key that signed it', () => {
    const { url } = paperAddress(path, now);
    vi.stubEnv('APP_HMAC_KEY', 'another key');
    expect(addressedPath(queryOf(url), now)).toBeNull();
  });
});
