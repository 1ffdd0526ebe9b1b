import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { place } from '@domain/film/testing/film-file';
import type { WrittenFilm } from './write-film';

export interface Watched {
  readonly answers: number;
  /** Of all that came. */
  readonly sha256: string;
  /** Why it isn't what a reader should get; null if it is. */
  readonly wrong: string | null;
}

/** Gets all of a film part by part, as a browser does, and compares its pictures with the file's. */
export async function watchFilm(address: string, film: WrittenFilm): Promise<Watched> {
  const hash = createHash('sha256');
  const file = await open(film.file);
  let answers = 0;
  let wrong: string | null = null;
  let before = Buffer.alloc(0);
  try {
    const { from, to } = await picturesOf(file);
    for (let at = 0; at < film.size;) {
      const response = await fetch(address, { headers: { Range: `bytes=${at}-` } });
      if (response.status !== 206) throw new Error(`a viewer was answered ${response.status}`);
      const size = Number(response.headers.get('Content-Range')?.split('/')[1]);
      if (size !== film.size) wrong = `${size} bytes`;
      const part = Buffer.from(await response.arrayBuffer());
      if (part.length === 0) throw new Error('a viewer was answered nothing');
      hash.update(part);
      answers += 1;
      if (Buffer.concat([before, part]).includes(place)) wrong = 'the place';
      before = part.subarray(-place.length);
      const [begin, end] = [Math.max(at, from), Math.min(at + part.length, to)];
      if (begin < end) {
        const own = Buffer.alloc(end - begin);
        await file.read(own, 0, own.length, begin);
        if (!own.equals(part.subarray(begin - at, end - at))) wrong = `other pictures near ${begin}`;
      }
      at += part.length;
    }
  } finally {
    await file.close();
  }
  return { answers, sha256: hash.digest('hex'), wrong };
}

/** Where a film's pictures are in its file. */
async function picturesOf(file: Awaited<ReturnType<typeof open>>): Promise<{ from: number; to: number }> {
  const header = Buffer.alloc(16);
  for (let at = 0; ;) {
    await file.read(header, 0, 16, at);
    const short = header.readUInt32BE(0);
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
    if (size < 8) throw new Error('a film without pictures');
    if (header.toString('latin1', 4, 8) === 'mdat')
      return { from: at + (short === 1 ? 16 : 8), to: at + size };
    at += size;
  }
}
