import { expect, it } from 'vitest';
import { filmAt, filmPath } from './film-path';
import { filmTypes } from './film-type';

it.each(filmTypes)('a film of type %s is found by its path', (type) => {
  const place = { jobId: 'job-1', filmId: 'film-0123456789abcdef', type };
  expect(filmAt(filmPath(place))).toEqual(place);
});

it.each([
  'films/job-1/short.mp4',
  'films/job-1/film-0123456789abcdef.mkv',
  'films/job-1/a/film-0123456789abcdef.mp4',
  'films//film-0123456789abcdef.mp4',
  'inspection-photos/job-1/film-0123456789abcdef.mp4',
])('%s is no film', (path) => {
  expect(filmAt(path)).toBeNull();
});
