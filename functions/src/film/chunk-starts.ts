import type { FilmTrack } from '@domain/film/film-record';
import type { Part } from './boxes';

/** Where the chunks of a track begin in the file, from the part of the file that lists them. */
export function chunkStarts(
  { chunks_at: from, chunks, wide }: Pick<FilmTrack, 'chunks_at' | 'chunks' | 'wide'>,
  part: Part,
): number[] {
  const list = part.bytes.subarray(from - part.at, from - part.at + chunkListBytes({ chunks, wide }));
  return Array.from({ length: chunks }, (_, index) =>
    wide ? Number(list.readBigUInt64BE(index * 8)) : list.readUInt32BE(index * 4),
  );
}

export function chunkListBytes({ chunks, wide }: Pick<FilmTrack, 'chunks' | 'wide'>): number {
  return chunks * (wide ? 8 : 4);
}
