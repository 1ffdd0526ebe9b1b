import type { Timestamp } from 'firebase-admin/firestore';
import { filmEnd } from '@domain/film/film-end';
import type { InspectionReport } from '@domain/report/report';
import type { StoredFilm } from './stored-film';

/** What names the films of a report. */
export type Reported = Pick<InspectionReport<Timestamp>, 'films' | 'booking_id'>;

/** Whether a report's readers may have a film of it at all: what its place and sound need hidden can be hidden. */
export function isForClients({ state, unplayable, has_sound, with_sound, can_silence }: StoredFilm): boolean {
  return state === 'ready' && unplayable !== 'container' && (!has_sound || with_sound || can_silence);
}

/** The last moment at which a report's readers get a film; null if they don't get it. */
export function clientsEnd(filmId: string, film: StoredFilm, report: Reported): Date | null {
  const named = report.films.find(({ id }) => id === filmId);
  if (!named || film.job_id !== report.booking_id || film.received_at === null) return null;
  return isForClients(film) ? filmEnd(named.since.toDate(), film.received_at.toDate()) : null;
}
