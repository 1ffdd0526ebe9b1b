import { describe, expect, it } from 'vitest';
import { hide } from '../records/film/hidden-bytes';
import { hiddenBytes, hiddenChunks } from '../records/film/hidden-bytes';
import { avi, box, film, mp4, place, sound } from '@domain/film/testing/film-file';
import { unplayableFilmBytes } from '../../../src/films/testing/unplayable-films';
import { chunkStarts } from './chunk-starts';
import { probeFilm } from './probe-film';

const probe = async (bytes: Buffer, reads: number[] = []) =>
  probeFilm((from, to) => {
    reads.push(to - from);
    return Promise.resolve(bytes.subarray(from, to));
  }, bytes.length);

async function found(bytes: Buffer) {
  const result = await probe(bytes);
  if (result.state === 'refused') throw new Error(result.refusal);
  return result.film;
}

describe('a film', () => {
  it('is read without its pictures, wherever its index is', async () => {
    for (const indexFirst of [true, false]) {
      const reads: number[] = [];
      const bytes = mp4({ indexFirst, pictures: Buffer.alloc(2_000_000, 1) });
      expect(await probe(bytes, reads)).toMatchObject({
        state: 'film',
        film: {
          type: 'mp4',
          durationSeconds: 10,
          width: 1280,
          height: 720,
          codec: 'avc1',
          hasSound: true,
          unplayable: null,
          canSilence: true,
        },
      });
      expect(reads.reduce((sum, bytesRead) => sum + bytesRead, 0)).toBeLessThan(5_000);
    }
  });

  it.each([
    ['a MOV of H.264', mp4({ brand: 'qt  ' }), { type: 'mov', unplayable: null }],
    ['H.265', mp4({ codec: 'hvc1' }), { type: 'mp4', unplayable: 'hevc' }],
    ['another codec', mp4({ codec: 'mjpa' }), { unplayable: 'codec' }],
    ['H.264 with ten bits', mp4({ profile: 110 }), { unplayable: 'codec' }],
    ['no sound', mp4({ withSound: false }), { hasSound: false }],
    ['fragments', mp4({ fragmented: true }), { unplayable: 'container', canSilence: false }],
    ['an AVI', avi(), { type: 'avi', codec: 'XVID', durationSeconds: 10, unplayable: 'avi', hasSound: true }],
    ['a Matroska file', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(64)]), { type: 'other' }],
  ])('%s is recognized by its content', async (_, bytes, expected) => {
    expect(await found(bytes)).toMatchObject(expected);
  });

  it('of a real encoder that browsers can’t play is read alike', async () => {
    expect(await found(unplayableFilmBytes('avi'))).toMatchObject({
      ...{ type: 'avi', codec: 'XVID', width: 64, height: 48, durationSeconds: 2 },
      ...{ hasSound: true, unplayable: 'avi' },
    });
    expect(await found(unplayableFilmBytes('hevc'))).toMatchObject({
      ...{ type: 'mp4', codec: 'hvc1', width: 64, height: 48, durationSeconds: 2 },
      ...{ hasSound: false, unplayable: 'hevc' },
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a text', Buffer.from('This is not a film, but a text of some length.'), 'not-a-film'],
    ['a film cut off in its pictures', mp4({ indexFirst: true }).subarray(0, -20), 'damaged'],
    ['a film without its index', mp4({ indexFirst: false }).subarray(0, 200), 'damaged'],
    ['an index that points outside', mp4({ shift: 1_000_000_000 }), 'damaged'],
    ['a box that holds itself', box('moov', Buffer.alloc(20, 0xff)), 'damaged'],
    ['only sound', mp4({ onlySound: true }), 'not-a-film'],
  ])('%s is refused', async (_, bytes, refusal) => {
    expect(await probe(bytes)).toEqual({ state: 'refused', refusal });
  });
});

describe('what clients get', () => {
  const shownOf = async (bytes: Buffer, withSound: boolean) => {
    const { blanks, tracks, boxes } = await found(bytes);
    const isShown = (kind: string) => kind === 'video' || (kind === 'sound' && withSound);
    const hidden = tracks.filter(({ kind }) => !isShown(kind));
    const startsOf = (of: typeof tracks) => of.flatMap((track) => chunkStarts(track, { bytes, at: 0 }));
    const ranges = hiddenChunks(startsOf(tracks.filter(({ kind }) => isShown(kind))), startsOf(hidden), {
      boxes,
      size: bytes.length,
    });
    const whole = hidden.map(({ at, bytes: length }) => ({ at, bytes: length, header: 8 }));
    return hide(Buffer.from(bytes), 0, hiddenBytes([...blanks, ...whole], ranges));
  };

  it.each([true, false])(
    'has neither place nor moment, and the same size (index first: %s)',
    async (indexFirst) => {
      const bytes = mp4({ indexFirst });
      expect(bytes.includes(place)).toBe(true);
      const shown = await shownOf(bytes, true);
      expect(shown.length).toBe(bytes.length);
      expect(shown.includes(place)).toBe(false);
      expect(shown.includes(sound)).toBe(true);
      expect(shown.includes(film)).toBe(true);
      expect(await found(shown)).toMatchObject({ codec: 'avc1', durationSeconds: 10, hasSound: true });
    },
  );

  it('has no sound that the inspector did not send', async () => {
    const shown = await shownOf(mp4({}), false);
    expect(shown.includes(sound)).toBe(false);
    expect(shown.includes(film)).toBe(true);
    expect(await found(shown)).toMatchObject({ codec: 'avc1', hasSound: false, durationSeconds: 10 });
  });

  it('has no names in an AVI', async () => {
    const bytes = avi();
    expect(bytes.includes(place)).toBe(true);
    const shown = await shownOf(bytes, true);
    expect(shown.includes(place)).toBe(false);
    expect(await found(shown)).toMatchObject({ codec: 'XVID' });
  });

  it('is the same in parts of any size', async () => {
    const bytes = mp4({});
    const { blanks } = await found(bytes);
    const hidden = hiddenBytes(blanks, []);
    const whole = hide(Buffer.from(bytes), 0, hidden);
    for (const step of [1, 3, 7, 64]) {
      const parts = [];
      for (let at = 0; at < bytes.length; at += step) {
        parts.push(hide(Buffer.from(bytes.subarray(at, at + step)), at, hidden));
      }
      expect(Buffer.concat(parts).equals(whole)).toBe(true);
    }
  });
});
