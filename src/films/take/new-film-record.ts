import { filmLimits } from '@domain/film/film-limits';
import { filmRecordVersion, type FilmRecord } from '../device/film-record';

/** The report for which a film is chosen. */
export interface FilmsPlace {
  readonly owner: string;
  /** The report's draft target. */
  readonly target: string;
  readonly jobId: string | null;
  /** The report's address or client, to name it in a question about another report. */
  readonly about: string;
}

let lastAdded = 0;

/** The record of a file that is chosen for a report. */
export function newFilmRecord(file: File, fingerprint: string, place: FilmsPlace, now: number): FilmRecord {
  lastAdded = Math.max(now, lastAdded + 1);
  return {
    version: filmRecordVersion,
    id: crypto.randomUUID(),
    ...place,
    name: file.name.slice(0, filmLimits.name),
    size: file.size,
    modifiedAt: file.lastModified,
    fingerprint,
    direction: null,
    withSound: true,
    announced: false,
    soundAnnounced: false,
    content: null,
    addedAt: lastAdded,
    state: 'waiting',
    refusal: null,
    paused: false,
    session: null,
    sha256: '',
    attempts: 0,
    begunAt: 0,
    triedAt: 0,
    removedAt: 0,
    done: false,
    here: true,
  };
}
