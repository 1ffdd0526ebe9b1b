import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addressedFile, fileAddress } from './file-address';

const now = new Date('2026-11-21T10:00:00Z');
const path = 'reports/report-1/report-v1.pdf';
const fileName = 'sewer-report-3F2A9C1B.pdf';
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.stubEnv('APP_HMAC_KEY', 'key');
});

const addressOf = (of = path, download = false) => new URL(fileAddress(of, { fileName, download }, now).url);
const queryOf = (url: URL): Record<string, string> => Object.fromEntries(url.searchParams);

describe('the address of a file', () => {
  it('works until the end of its 15 minutes', () => {
    const query = queryOf(addressOf());
    expect(fileAddress(path, { fileName }, now).expiresAt).toBe(after(15).toISOString());
    expect(addressedFile(query, now)).toEqual({ path, fileName, download: false });
    expect(addressedFile(query, after(15))).toEqual({ path, fileName, download: false });
    expect(addressedFile(query, new Date(after(15).getTime() + 1))).toBeNull();
    expect(addressedFile(queryOf(addressOf(path, true)), now)?.download).toBe(true);
  });

  it('is under the site’s own address', () => {
    expect(addressOf().pathname).toBe('/report/files');
  });

  it.each([
    ['another path', { path: 'reports/report-2/report-v1.pdf' }],
    ['another name', { name: 'other.pdf' }],
    ['another use', { as: 'download' }],
    ['a later expiration', { until: String(after(600).getTime()) }],
    ['an expiration that is not a number', { until: 'Infinity' }],
    ['another signature', { signature: '0'.repeat(64) }],
    ['a signature with invalid characters', { signature: 'ü'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['a list of signatures', { signature: ['a', 'b'] }],
  ])('is refused with %s', (_, change) => {
    expect(addressedFile({ ...queryOf(addressOf()), ...change }, now)).toBeNull();
  });

  it.each(['signed-papers/b/agreement.pdf', 'shown-photos/f/a-shown.jpg'])('exists for %s', (of) => {
    expect(addressedFile(queryOf(addressOf(of)), now)?.path).toBe(of);
  });

  it('never exists for an original photo', () => {
    expect(addressedFile(queryOf(addressOf('inspection-photos/f/a.jpg')), now)).toBeNull();
  });

  it('is valid only under the key that signed it', () => {
    const query = queryOf(addressOf());
    vi.stubEnv('APP_HMAC_KEY', 'another key');
    expect(addressedFile(query, now)).toBeNull();
  });
});
