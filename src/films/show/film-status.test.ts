import { expect, test } from 'vitest';
import type { FilmRecord } from '../device/film-record';
import { newFilmRecord } from '../take/new-film-record';
import { filmFile, jobsReport } from '../testing/film-harness';
import { filmStatus } from './film-status';

const here = { progress: null, connected: true, allowed: true };
const film: FilmRecord = {
  ...newFilmRecord(filmFile('upstream'), 'print', jobsReport, 1),
  size: 100_000_000,
};
const session = { address: 'https://upload.example', offset: 34_000_000 };
const uploading = { ...film, begunAt: 1, session };

test.each<[string, FilmRecord | null, typeof here, string]>([
  ['that waits', film, here, 'On this device, uploads after the photos'],
  ['without a connection', film, { ...here, connected: false }, 'On this device, uploads when you’re online'],
  ['without Wi-Fi', film, { ...here, allowed: false }, 'On this device, waits for Wi-Fi'],
  ['being uploaded', uploading, here, 'Uploading, 34%'],
  ['that is paused', { ...uploading, paused: true }, here, 'Paused at 34%'],
  ['that is uploaded', { ...film, state: 'received' }, here, 'Uploaded'],
  ['of another device', null, here, 'Not on this device'],
])('a film %s', (_, record, around, words) => {
  expect(filmStatus(record, around).words).toBe(words);
});

test('an upload says how long it takes', () => {
  const progress = { id: film.id, offset: 40_000_000, rate: 250_000 };
  expect(filmStatus(uploading, { ...here, progress }).words).toBe('Uploading, 40%, about 4 min left');
});

test('a film that isn’t uploaded or accepted says why', () => {
  expect(filmStatus({ ...film, jobId: null }, here).sentence).toContain('Video Link');
  expect(filmStatus({ ...film, state: 'refused', refusal: 'damaged' }, here).sentence).toContain('card');
  expect(filmStatus({ ...film, state: 'refused', refusal: 'not-accepted' }, here).sentence).toContain(
    'office',
  );
});
