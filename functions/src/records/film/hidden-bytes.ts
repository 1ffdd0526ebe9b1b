import type { FilmBlank } from '@domain/film/film-record';

/** A part of a file, `to` excluded. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** What readers get instead of some bytes of a film. */
export interface HiddenBytes {
  /** Zeros; sorted, without overlaps. */
  readonly zeros: readonly ByteRange[];
  /** Where the type of a box becomes `free`; after the zeros. */
  readonly freed: readonly number[];
}

export const nothingHidden: HiddenBytes = { zeros: [], freed: [] };

const free = Buffer.from('free');

/** Blanked boxes keep their size, so everything else stays where the film's index says. */
export function hiddenBytes(blanks: readonly FilmBlank[], ranges: readonly ByteRange[]): HiddenBytes {
  const zeros = blanks.map(({ at, bytes, header }) => ({ from: at + header, to: at + bytes }));
  return {
    zeros: merged([...zeros, ...ranges]),
    freed: blanks.filter(({ header }) => header > 0).map(({ at }) => at + 4),
  };
}

/**
 * The parts of a film's data that are not of tracks that readers get: from each hidden chunk to the next one that is
 * shown, or to the next box. What no track names between them is hidden too.
 */
export function hiddenChunks(
  shown: readonly number[],
  hidden: readonly number[],
  { boxes, size }: { readonly boxes: readonly number[]; readonly size: number },
): readonly ByteRange[] {
  const ends = [...shown, ...boxes].sort((one, other) => one - other);
  let next = 0;
  return [...hidden]
    .sort((one, other) => one - other)
    .map((from) => {
      while (next < ends.length && (ends[next] ?? size) <= from) next += 1;
      return { from, to: ends[next] ?? size };
    });
}

/** Overwrites what is hidden in bytes that begin at `at` of the file. */
export function hide(bytes: Buffer, at: number, { zeros, freed }: HiddenBytes): Buffer {
  const end = at + bytes.length;
  for (const { from, to } of zeros.slice(firstAfter(zeros, at))) {
    if (from >= end) break;
    bytes.fill(0, Math.max(from, at) - at, Math.min(to, end) - at);
  }
  for (const from of freed) {
    for (let index = 0; index < free.length; index += 1) {
      if (from + index >= at && from + index < end) bytes[from + index - at] = free[index] ?? 0;
    }
  }
  return bytes;
}

/** The index of the first range that ends after a position. */
function firstAfter(ranges: readonly ByteRange[], at: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.to ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merged(ranges: readonly ByteRange[]): ByteRange[] {
  const result: ByteRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    } else if (range.to > range.from) result.push(range);
  }
  return result;
}
