import type { ViewedFilm } from '@domain/film/film-calls';
import { expect, test } from 'vitest';
import { canBeServed, servedStatus } from './served-film';

const film: ViewedFilm = {
  id: 'film-0123456789abcdef',
  state: 'ready',
  refusal: null,
  name: 'DCIM0001.MP4',
  direction: null,
  size: 1_000_000,
  withSound: true,
  content: {
    ...{ type: 'mp4', durationSeconds: 12, width: 640, height: 360, codec: 'avc1' },
    ...{ hasSound: false, unplayable: null },
  },
  url: 'https://functions.example.com/film.mp4',
  downloadUrl: null,
};
const receiving: ViewedFilm = { ...film, state: 'receiving', content: null, url: null };

test.each([
  ['that is there', film, 'known', true, 'Uploaded', ''],
  ['without a connection', film, 'known', false, 'Not on this device', 'Connect to watch this film.'],
  ['never asked for', undefined, 'loading', false, 'Not on this device', 'Connect to watch this film.'],
  ['being asked for', undefined, 'loading', true, 'Not on this device, looking for it on the server', ''],
  ['that can’t be asked for', undefined, 'failed', true, 'Not on this device', 'ask the server'],
  [
    'of another device',
    receiving,
    'known',
    true,
    'Not on this device, and not uploaded yet',
    'where it was chosen',
  ],
  [
    'that isn’t known',
    undefined,
    'known',
    true,
    'Not on this device, and not uploaded yet',
    'where it was chosen',
  ],
  [
    'that was refused',
    { ...receiving, state: 'refused', refusal: 'damaged' },
    'known',
    true,
    'Can’t be used',
    'card',
  ],
] as const)('a film %s', (_, served, server, connected, words, sentence) => {
  const status = servedStatus(served, server, connected);
  expect(status.words).toBe(words);
  expect(status.sentence).toContain(sentence);
});

test('only a film that is there and that browsers play is played from the server', () => {
  const avi = film.content && { ...film.content, unplayable: 'avi' as const };
  expect([undefined, film, receiving, { ...film, content: avi }].map(canBeServed)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
