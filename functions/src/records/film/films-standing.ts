import { clientsEnd, type Reported } from './client-films';
import type { StoredFilm } from './stored-film';

/** Where the films of a report stand for its client. */
export interface FilmsStanding {
  /** Whether one of them is still to arrive. */
  readonly coming: boolean;
  /** Until when the first of them ends that clients can get now; null if they can get none. */
  readonly until: Date | null;
}

/** @param filmOf the stored film of an id; undefined if the server doesn't know it yet */
export function filmsStanding(
  report: Reported,
  filmOf: (id: string) => StoredFilm | undefined,
  now: Date,
): FilmsStanding {
  const films = report.films.map(({ id }) => ({ id, film: filmOf(id) }));
  const ends = films
    .map(({ id, film }) => (film ? clientsEnd(id, film, report) : null))
    .filter((end) => end !== null && now <= end)
    .map(Number);
  return {
    coming: films.some(({ film }) => !film || film.state === 'receiving'),
    until: ends.length === 0 ? null : new Date(Math.min(...ends)),
  };
}
