import { avi } from '@domain/film/testing/film-file';
import { expect, test } from 'vitest';
import { numberedFilmBytes } from '../testing/numbered-film';
import { unplayableFilmBytes } from '../testing/unplayable-films';
import { probeFilm } from './probe-film';

const film = numberedFilmBytes();
const asFile = (...parts: (string | Uint8Array)[]) => new Blob(parts as BlobPart[]);
/** The film with another four-letter code in place of one of its own. */
const withCode = (code: string, by: string) => {
  const bytes = Buffer.from(film);
  for (let at = bytes.indexOf(code); at !== -1; at = bytes.indexOf(code, at + 4))
    bytes.write(by, at, 'latin1');
  return bytes;
};

test('an H.264 film says how long and how large it is, and that it has sound', async () => {
  expect(await probeFilm(asFile(film), 'DCIM0001.MP4')).toEqual({
    ...{ type: 'mp4', codec: 'avc1', width: 640, height: 360, hasSound: true, unplayable: null },
    durationSeconds: expect.closeTo(12, 1) as number,
  });
});

test('the content counts, not the name', async () => {
  expect(await probeFilm(asFile(film), 'film.avi')).toMatchObject({ type: 'mp4', unplayable: null });
  const mov = withCode('ftypisom', 'ftypqt  ');
  expect(await probeFilm(asFile(mov), 'film.mp4')).toMatchObject({ type: 'mov', unplayable: null });
});

test.each([
  ['an AVI film', asFile('RIFF\0\0\0\0AVI LIST'), 'film.mp4', 'avi'],
  ['a film in another container', asFile('\u0000\u0000\u0001\u00ba and so on'), 'film.mpg', 'container'],
  ['a film in HEVC', asFile(withCode('avc1', 'hvc1')), 'film.mp4', 'hevc'],
  ['a film in an unknown codec', asFile(withCode('avc1', 'zzzz')), 'film.mp4', 'codec'],
])('%s says why it can’t be played', async (_, file, name, unplayable) => {
  expect(await probeFilm(file, name)).toMatchObject({ unplayable });
});

test('films of real encoders say what they are', async () => {
  expect(await probeFilm(asFile(unplayableFilmBytes('avi')), 'DCIM0001.AVI')).toMatchObject({
    ...{ type: 'avi', hasSound: true, unplayable: 'avi' },
  });
  expect(await probeFilm(asFile(unplayableFilmBytes('hevc')), 'DCIM0001.MP4')).toMatchObject({
    ...{ type: 'mp4', codec: 'hvc1', width: 64, height: 48, hasSound: false, unplayable: 'hevc' },
    durationSeconds: expect.closeTo(2, 1) as number,
  });
});

test.each([
  ['whose index is missing', asFile(film.subarray(0, film.length - 8_000))],
  ['whose index makes no sense', asFile(withCode('stbl', 'free'))],
])('a film %s is damaged', async (_, file) => {
  expect(await probeFilm(file, 'film.mp4')).toBe('damaged');
});

test.each([
  ['with sound', avi(), true],
  ['without sound', avi({ withSound: false }), false],
])('an AVI film %s says so', async (_, bytes, hasSound) => {
  expect(await probeFilm(asFile(bytes), 'DCIM0001.AVI')).toMatchObject({ type: 'avi', hasSound });
});
