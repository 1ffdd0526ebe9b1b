import { BlobSource, CustomSource, type Source } from 'mediabunny';

/** A film that the server has, by an address that answers ranges, several for one that is long. */
export interface ServedFilm {
  readonly url: string;
  /** Bytes. */
  readonly size: number;
}

/** Where a film's bytes are: on this device, or on the server. */
export type FilmSource = Blob | ServedFilm;

/** What mediabunny reads a film from, only as far as it needs. */
export function readableSource(film: FilmSource): Source {
  if (film instanceof Blob) return new BlobSource(film);
  return new CustomSource({
    getSize: () => film.size,
    read: (from, to) => readBytes(film.url, from, to),
    prefetchProfile: 'network',
  });
}

/** @throws Error if the server doesn't send them */
async function readBytes(url: string, from: number, to: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(to - from);
  for (let at = from; at < to;) {
    const answer = await fetch(url, { headers: { Range: `bytes=${at}-${to - 1}` } });
    const part = answer.status === 206 ? new Uint8Array(await answer.arrayBuffer()) : null;
    if (part === null || part.length === 0) throw new Error(`a part of a film was answered ${answer.status}`);
    bytes.set(part, at - from);
    at += part.length;
  }
  return bytes;
}
