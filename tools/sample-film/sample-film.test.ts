import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleFilmSeconds } from '../../src/site/landing/sample-report/sample-film';
import { sampleFilmFile } from './sample-film-file';

const film = readFileSync(sampleFilmFile);

it('is an MP4 of at most 2 MB with its index first, so that it plays while it loads', () => {
  expect(film.length).toBeLessThanOrEqual(2_000_000);
  expect(film.toString('latin1', 4, 8)).toBe('ftyp');
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});

it('is as long as its timetable', () => {
  // The movie header, version 0: its type, 12 bytes, units a second, duration in units.
  const header = film.indexOf('mvhd');
  const seconds = film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
  expect(Math.abs(seconds - sampleFilmSeconds)).toBeLessThan(0.1);
});
