import { directionWords, type FilmDirection } from '@domain/film/film';

/** A film of a report, as its form stores it. */
export interface LabelledFilm {
  readonly id: string;
  readonly label: string;
}

/**
 * The films with labels for the client: their directions, counted where there are several of one. A film whose direction
 * isn't known on this device keeps its label.
 * @param directionOf null for none; undefined if it isn't known
 */
export function labelled(
  films: readonly LabelledFilm[],
  directionOf: (id: string) => FilmDirection | null | undefined,
): readonly LabelledFilm[] {
  const used = new Map<string, number>();
  return films.map((film) => {
    const direction = directionOf(film.id);
    if (direction === undefined) return film;
    const words = direction === null ? '' : directionWords[direction];
    const times = (used.get(words) ?? 0) + 1;
    used.set(words, times);
    return { id: film.id, label: words !== '' && times > 1 ? `${words} ${times}` : words };
  });
}
