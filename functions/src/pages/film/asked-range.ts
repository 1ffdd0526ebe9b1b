import { filmAnswerBytes } from '@domain/film/film-limits';

/** Bytes of a file, `to` excluded. */
export interface AskedBytes {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a film that a Range header asks for, 4 MiB at most: a browser asks on from there. `whole` without one, and
 * for what we don't answer, such as several ranges; `outside` past the end.
 */
export function askedRange(header: string | undefined, size: number): AskedBytes | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  if (from >= size || from >= end) return 'outside';
  return { from, to: Math.min(end, from + filmAnswerBytes) };
}
