import { beforeEach, expect, it, vi } from 'vitest';
import { addressedFilm, filmAddress, type AddressedFilm } from './film-address';

const now = new Date('2026-11-21T10:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const filmId = 'film-0123456789abcdef';
const key = 'KEY-OF-THE-REPORT-12345';
const byKey: AddressedFilm = { filmId, reader: { kind: 'key', key }, download: false };

beforeEach(() => {
  vi.stubEnv('APP_HMAC_KEY', 'key');
});

const tokenOf = (film: AddressedFilm) => filmAddress(film, { type: 'mp4' }, now).split('/').at(-2) ?? '';

it('is of the functions’ own origin, names the type, and holds neither key nor film in the open', () => {
  const address = filmAddress(byKey, { type: 'mov' }, now);
  expect(address).toMatch(/\/pages\/report\/films\/[\w-]+\/film\.mov$/);
  expect(address).not.toContain(key);
  expect(address).not.toContain(filmId);
});

it.each([
  byKey,
  { filmId, reader: { kind: 'team', uid: 'uid-1' }, download: true } as const,
  { filmId, reader: { kind: 'preview', uid: 'uid-1', jobId: 'job-1' }, download: false } as const,
])('works for six hours for %j', (film) => {
  expect(addressedFilm(tokenOf(film), after(6))).toEqual(film);
  expect(addressedFilm(tokenOf(film), after(6.01))).toBeNull();
});

it('is refused altered, cut off, and under another secret', () => {
  const token = tokenOf(byKey);
  for (const made of ['', 'x', token.slice(0, -4), `${token.slice(0, 30)}A${token.slice(31)}B`]) {
    expect(addressedFilm(made, now)).toBeNull();
  }
  vi.stubEnv('APP_HMAC_KEY', 'another key');
  expect(addressedFilm(token, now)).toBeNull();
});
