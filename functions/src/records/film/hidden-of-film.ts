import type { FilmTrack } from '@domain/film/film-record';
import { filmBytes } from './film-bytes';
import { hiddenBytes, hiddenChunks, type HiddenBytes } from './hidden-bytes';
import type { StoredFilm } from './stored-film';

const remembered = new Map<string, Promise<HiddenBytes>>();
const rememberedAtMost = 20;

/** What a report's readers don't get of a film: where and when it was made, and its sound unless it is sent with it. */
export async function hiddenOfFilm(film: StoredFilm): Promise<HiddenBytes> {
  const name = `${film.path} ${film.sha256} ${film.with_sound}`;
  const known = remembered.get(name);
  if (known) return known;
  const reading = readHidden(film);
  remembered.set(name, reading);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedAtMost && oldest !== undefined) remembered.delete(oldest);
  try {
    return await reading;
  } catch (error) {
    remembered.delete(name);
    throw error;
  }
}

async function readHidden({
  path,
  blanks,
  tracks,
  boxes,
  size,
  with_sound,
}: StoredFilm): Promise<HiddenBytes> {
  const isShown = ({ kind }: FilmTrack) => kind === 'video' || (kind === 'sound' && with_sound);
  const hidden = tracks.filter((track) => !isShown(track));
  if (hidden.length === 0) return hiddenBytes(blanks, []);
  const startsOf = async (of: readonly FilmTrack[]) =>
    (await Promise.all(of.map((track) => readStarts(path, track)))).flat();
  const ranges = hiddenChunks(await startsOf(tracks.filter(isShown)), await startsOf(hidden), {
    boxes,
    size,
  });
  const whole = hidden.map(({ at, bytes }) => ({ at, bytes, header: 8 }));
  return hiddenBytes([...blanks, ...whole], ranges);
}

async function readStarts(path: string, { chunks_at: at, chunks, wide }: FilmTrack): Promise<number[]> {
  const list = await filmBytes(path, at, at + chunks * (wide ? 8 : 4));
  return Array.from({ length: chunks }, (_, index) =>
    wide ? Number(list.readBigUInt64BE(index * 8)) : list.readUInt32BE(index * 4),
  );
}
