import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Two seconds each, as cameras record them that browsers can’t play; `make-unplayable-films.ts` made them. */
export const unplayableFilms = {
  /** XVID with sound. */
  avi: path.join(import.meta.dirname, 'xvid.avi'),
  /** H.265, silent. */
  hevc: path.join(import.meta.dirname, 'hevc.mp4'),
} as const;

/** The film's bytes. */
export function unplayableFilmBytes(of: keyof typeof unplayableFilms): Buffer {
  return readFileSync(unplayableFilms[of]);
}
