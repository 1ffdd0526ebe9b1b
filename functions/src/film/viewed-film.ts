import type { ViewedFilm } from '@domain/film/film-calls';
import { filmAddress } from '../records/film/film-address';
import type { StoredFilm } from '../records/film/stored-film';
import { filmContent } from './film-content';

/** A film as the team gets it, with addresses for one of its members. */
export function viewedFilm(id: string, film: StoredFilm, uid: string, now: Date): ViewedFilm {
  const isReady = film.state === 'ready';
  const addressed = (download: boolean) =>
    isReady ? filmAddress({ filmId: id, reader: { kind: 'team', uid }, download }, film, now) : null;
  return {
    id,
    state: film.state,
    refusal: film.refusal,
    name: film.name,
    direction: film.direction,
    size: film.size,
    withSound: film.with_sound,
    content: isReady ? filmContent(film) : null,
    url: addressed(false),
    downloadUrl: addressed(true),
  };
}
