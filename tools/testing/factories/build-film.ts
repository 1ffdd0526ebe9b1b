import type { StoredFilm } from '@domain/film/film-record';

/** A film's record, ready and played by browsers. */
export function buildFilm(overrides: Partial<StoredFilm<Date>> = {}): StoredFilm<Date> {
  return {
    job_id: 'job-1',
    path: 'films/job-1/film-0123456789abcdef.mp4',
    state: 'ready',
    refusal: null,
    name: 'upstream.mp4',
    direction: 'upstream',
    taken_at: null,
    uploader: 'admin-1',
    announced_at: new Date(),
    received_at: new Date(),
    expected_sha256: null,
    sha256: 'a'.repeat(64),
    size: 1_000,
    type: 'mp4',
    duration_seconds: 10,
    width: 1280,
    height: 720,
    codec: 'avc1',
    has_sound: false,
    unplayable: null,
    with_sound: false,
    can_silence: true,
    blanks: [],
    tracks: [],
    boxes: [],
    report_id: null,
    ...overrides,
  };
}
