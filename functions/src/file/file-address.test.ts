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
  it('names it to the last moment of a quarter of an hour', () => {
    const query = queryOf(addressOf());
    expect(fileAddress(path, { fileName }, now).expiresAt).toBe(after(15).toISOString());
    expect(addressedFile(query, now)).toEqual({ path, fileName, download: false });
    expect(addressedFile(query, after(15))).not.toBeNull();
    expect(addressedFile(query, new Date(after(15).getTime() + 1))).toBeNull();
    expect(addressedFile(queryOf(addressOf(path, true)), now)?.download).toBe(true);
  });

  it('stands below the site’s own address', () => {
    expect(addressOf().pathname).toBe('/report/files');
  });

  it.each([
    ['another path', { path: 'reports/report-2/report-v1.pdf' }],
    ['another name', { name: 'other.pdf' }],
    ['another use', { as: 'download' }],
    ['a later end', { until: String(after(600).getTime()) }],
    ['an end that is no number', { until: 'Infinity' }],
    ['another signature', { signature: '0'.repeat(64) }],
    ['a signature of other letters', { signature: 'ü'.repeat(64) }],
    ['no signature', { signature: '' }],
    ['a list of signatures', { signature: ['a', 'b'] }],
  ])('is none with %s', (_, change) => {
    expect(addressedFile({ ...queryOf(addressOf()), ...change }, now)).toBeNull();
  });

  it.each(['signed-papers/b/agreement.pdf', 'shown-photos/f/a-shown.jpg'])('is there for %s', (of) => {
    expect(addressedFile(queryOf(addressOf(of)), now)?.path).toBe(of);
  });

  it('is never there for a photo as it was received', () => {
    expect(addressedFile(queryOf(addressOf('inspection-photos/f/a.jpg')), now)).toBeNull();
  });

  it('counts only under the key that signed it', () => {
    const query = queryOf(addressOf());
    vi.stubEnv('APP_HMAC_KEY', 'another key');
    expect(addressedFile(query, now)).toBeNull();
  });
});
