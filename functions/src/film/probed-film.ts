import type { FilmContent, FilmRefusal } from '@domain/film/film';
import type { FilmBlank, FilmTrack } from '@domain/film/film-record';

/** What was read in a film, with what clients don't get of it. */
export interface FoundFilm extends FilmContent {
  readonly canSilence: boolean;
  readonly blanks: readonly FilmBlank[];
  readonly tracks: readonly FilmTrack[];
  /** Where each of the file's outermost boxes begins. */
  readonly boxes: readonly number[];
}

export type ProbedFilm =
  | { readonly state: 'film'; readonly film: FoundFilm }
  | { readonly state: 'refused'; readonly refusal: FilmRefusal };

export const damaged: ProbedFilm = { state: 'refused', refusal: 'damaged' };
export const notAFilm: ProbedFilm = { state: 'refused', refusal: 'not-a-film' };
