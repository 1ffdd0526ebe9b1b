import type { FilmBlank } from '@domain/film/film-record';
import type { ReadBytes } from './boxes';
import { damaged, type ProbedFilm } from './probed-film';

/** An AVI's headers have a few kilobytes. */
const headersAtMost = 1024 * 1024;
const chunksAtMost = 1_000;

/** The parts that clients get; the others say when and by what it was made. */
const shown = ['movi', 'idx1', 'hdrl', 'odml'];

export function beginsLikeAvi(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'AVI ';
}

interface Chunk {
  /** Its own type; a list's is that of its content. */
  readonly type: string;
  readonly at: number;
  /** Bytes with the header. */
  readonly bytes: number;
  /** Where its content begins, for a list its first chunk. */
  readonly from: number;
}

/** Reads an AVI file's headers. No browser plays it. */
export async function probeAvi(read: ReadBytes, size: number): Promise<ProbedFilm> {
  const chunks = await chunksOf(read, 12, size);
  const headers = chunks.find(({ type }) => type === 'hdrl');
  if (!headers || !chunks.some(({ type }) => type === 'movi') || headers.bytes > headersAtMost)
    return damaged;
  const bytes = await read(0, headers.at + headers.bytes);
  const readHere: ReadBytes = (from, to) => Promise.resolve(bytes.subarray(from, to));
  const inside = await chunksOf(readHere, headers.from, headers.at + headers.bytes);
  const main = inside.find(({ type }) => type === 'avih');
  if (!main || main.bytes < 48) return damaged;
  const streams = await Promise.all(
    inside
      .filter(({ type }) => type === 'strl')
      .map(async ({ at, from, bytes: length }) => chunksOf(readHere, from, at + length)),
  );
  const headOf = (parts: readonly Chunk[]) => parts.find(({ type }) => type === 'strh');
  const kindOf = (parts: readonly Chunk[]) => {
    const head = headOf(parts);
    return head ? bytes.toString('latin1', head.from, head.from + 4) : '';
  };
  const video = streams.find((parts) => kindOf(parts) === 'vids');
  const head = video && headOf(video);
  if (!head) return damaged;
  const [frameMicroseconds, frames] = [bytes.readUInt32LE(main.from), bytes.readUInt32LE(main.from + 16)];
  return {
    state: 'film',
    film: {
      type: 'avi',
      durationSeconds: frames === 0 ? null : (frames * frameMicroseconds) / 1_000_000,
      width: bytes.readUInt32LE(main.from + 32),
      height: bytes.readUInt32LE(main.from + 36),
      codec: bytes.toString('latin1', head.from + 4, head.from + 8),
      hasSound: streams.some((parts) => kindOf(parts) === 'auds'),
      unplayable: 'avi',
      canSilence: false,
      blanks: [
        ...(await Promise.all(chunks.filter(isHidden).map((chunk) => blank(read, chunk)))).flat(),
        ...inside.filter(({ type }) => !['avih', 'strl', 'odml'].includes(type)).flatMap(blankWhole),
        ...streams
          .flat()
          .filter(({ type }) => !['strh', 'strf', 'indx'].includes(type))
          .flatMap(blankWhole),
      ],
      tracks: [],
      boxes: [],
    },
  };
}

async function chunksOf(read: ReadBytes, from: number, end: number): Promise<Chunk[]> {
  const found: Chunk[] = [];
  for (let at = from; at + 8 <= end && found.length < chunksAtMost;) {
    const head = await read(at, Math.min(at + 12, end));
    const name = head.toString('latin1', 0, 4);
    const bytes = Math.min(8 + head.readUInt32LE(4), end - at);
    const isList = (name === 'LIST' || name === 'RIFF') && head.length === 12;
    const type = isList ? head.toString('latin1', 8, 12) : name;
    found.push({ type, at, bytes, from: at + (isList ? 12 : 8) });
    // Chunks begin at even positions.
    at += bytes + (bytes % 2);
  }
  return found;
}

/** Further RIFF parts of a long film hold only its pictures and their index. */
const isHidden = ({ type }: Chunk) => ![...shown, 'AVIX'].includes(type);

/** A list stays one: what its parts hold is blanked. */
async function blank(read: ReadBytes, chunk: Chunk): Promise<FilmBlank[]> {
  const { at, from, bytes } = chunk;
  const isList = from > at + 8;
  return isList ? (await chunksOf(read, from, at + bytes)).flatMap(blankWhole) : blankWhole(chunk);
}

const blankWhole = ({ at, bytes, from }: Chunk): FilmBlank[] =>
  at + bytes > from ? [{ at: from, bytes: at + bytes - from, header: 0 }] : [];
