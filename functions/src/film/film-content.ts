import type { FilmContent } from '@domain/film/film';
import type { StoredFilm } from '../records/film/stored-film';

/** What the server read in a film. */
export function filmContent(film: StoredFilm): FilmContent {
  return {
    type: film.type,
    durationSeconds: film.duration_seconds,
    width: film.width,
    height: film.height,
    codec: film.codec,
    hasSound: film.has_sound,
    unplayable: film.unplayable,
  };
}
