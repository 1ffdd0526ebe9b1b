import { Timestamp } from 'firebase-admin/firestore';
import { filmPath, type FilmPlace } from '@domain/film/film-path';
import type { StoredFilm } from '../records/film/stored-film';
import type { ReportWithId } from '../records/report/report-of-job';

/** The record of a film of which nothing is known yet. `report`: that of its job. */
export function newFilm(place: FilmPlace, report: ReportWithId | null, now: Date): StoredFilm {
  const isReported = report?.report.films.some(({ id }) => id === place.filmId) ?? false;
  return {
    job_id: place.jobId,
    path: filmPath(place),
    state: 'receiving',
    refusal: null,
    name: '',
    direction: null,
    taken_at: null,
    uploader: null,
    announced_at: Timestamp.fromDate(now),
    received_at: null,
    expected_sha256: null,
    sha256: null,
    size: 0,
    type: place.type,
    duration_seconds: null,
    width: null,
    height: null,
    codec: null,
    has_sound: false,
    unplayable: null,
    // Nobody was asked about the sound.
    with_sound: false,
    can_silence: false,
    blanks: [],
    tracks: [],
    boxes: [],
    report_id: isReported ? (report?.id ?? null) : null,
  };
}
