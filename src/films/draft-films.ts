import { filmLimits } from '@domain/film/film-limits';
import { reportedAs } from '@/logging/report-fault';
import type { FilmRecord } from './device/film-record';
import { listFilms } from './device/film-store';
import { refusalSentence } from './show/refusal-sentence';
import type { LabelledFilm } from './take/film-labels';

/** A draft's films, with those that are stored for it; a draft from before there were films has none. */
export function withStoredFilms(
  films: readonly LabelledFilm[] | undefined,
  stored: readonly string[],
): LabelledFilm[] {
  const known = films ?? [];
  const added = stored.filter((id) => !known.some((film) => film.id === id));
  return [...known, ...added.map((id) => ({ id, label: '' }))].slice(0, filmLimits.films);
}

/** Whether a film of this device belongs to a report's target. */
export function isOf(film: FilmRecord, target: string): boolean {
  return film.target === target && film.removedAt === 0 && !film.done;
}

interface FilmsToSend {
  /** The films that stay on this device, because their report has no job. */
  readonly stay: readonly string[];
  /** Why the report can't be sent with one of them, and what to do; null where it can. */
  readonly problem: string | null;
}

/** What the server would refuse of a report's films. Never throws; without storage that is nothing. */
export async function checkFilms(owner: string, ids: readonly string[]): Promise<FilmsToSend> {
  const stored = await listFilms(owner).catch(reportedAs('the films of a report not checked', []));
  const films = stored.filter(({ id }) => ids.includes(id));
  const refused = films.find(({ state, jobId }) => state === 'refused' && jobId !== null);
  return {
    stay: films.filter(({ jobId }) => jobId === null).map(({ id }) => id),
    problem: refused
      ? `Remove ${refused.name} from the report first. ${refusalSentence(refused.refusal)}`.trim()
      : null,
  };
}

/**
 * The ids of the films on this device for a report's target that its draft may not have, because its page ended before it
 * was stored. Never throws; without storage there are none.
 */
export async function storedFilms(owner: string, target: string): Promise<readonly string[]> {
  const stored = await listFilms(owner).catch(reportedAs('the films of a draft not listed', []));
  return stored.filter((film) => isOf(film, target)).map(({ id }) => id);
}
