import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { filmLimits } from '@domain/film/film-limits';
import { filmAt, type FilmPlace } from '@domain/film/film-path';
import { commit } from '../platform/commit';
import { reached } from '../platform/reached';
import { bucket } from '../platform/storage';
import { endDownloadTokens } from '../records/file/end-download-tokens';
import { filmBytes, filmSize, filmStream } from '../records/film/film-bytes';
import { films, type StoredFilm } from '../records/film/stored-film';
import { readReportOfJob } from '../records/report/report-of-job';
import { prepareFilmMail } from './prepare-film-mail';
import { newFilm } from './new-film';
import { probeFilm } from './probe-film';
import type { ProbedFilm } from './probed-film';

/**
 * Checks an uploaded film by its content and hash, and records that it is ready, or why not; the file of a refused one is
 * deleted. Never holds more of it in memory than its index. Idempotent and safe to call concurrently.
 * @returns null if there is no such file.
 */
export async function receiveFilm(path: string, now: Date): Promise<StoredFilm | null> {
  const place = filmAt(path);
  if (place === null) return null;
  const reference = films().doc(place.filmId);
  const announced = (await reference.get()).data();
  if (announced?.state === 'refused') await removeFile(path);
  if (announced && announced.state !== 'receiving') return announced;
  const size = await filmSize(path);
  if (size === null) return null;
  await endDownloadTokens(path);
  const probed = await probeFilm((from, to) => filmBytes(path, from, to), size);
  const hash = probed.state === 'refused' || size > filmLimits.bytes ? null : await hashOf(path, size);
  reached('film:probed');
  const film = await record(place, { path, size, hash, probed }, now);
  if (film.state === 'refused') await removeFile(path);
  return film;
}

async function removeFile(path: string): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
}

/** @throws Error if fewer bytes came than the file has. */
async function hashOf(path: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of filmStream(path, 0, size)) {
    hash.update(part as Buffer);
    bytes += (part as Buffer).length;
  }
  if (bytes !== size) throw new Error(`${bytes} of a film's ${size} bytes were read`);
  return hash.digest('hex');
}

interface Received {
  readonly path: string;
  readonly size: number;
  /** Null if it was not hashed. */
  readonly hash: string | null;
  readonly probed: ProbedFilm;
}

/** The first record wins. */
function record(place: FilmPlace, received: Received, now: Date): Promise<StoredFilm> {
  return commit('film-received', async (transaction) => {
    const reference = films().doc(place.filmId);
    const stored = (await transaction.get(reference)).data();
    if (stored && stored.state !== 'receiving') return stored;
    const report = await readReportOfJob(transaction, place.jobId);
    const announced = stored ?? newFilm(place, report, now);
    const film = { ...announced, ...fieldsOf(received, announced, now) };
    const mail = report && (await prepareFilmMail(transaction, report, { id: place.filmId, film }, now));
    transaction.set(reference, film);
    mail?.write();
    return film;
  });
}

function fieldsOf(
  { size, hash, probed }: Received,
  { expected_sha256: expected, path: announcedPath }: StoredFilm,
  now: Date,
): Partial<StoredFilm> {
  const at = { size, sha256: hash, received_at: Timestamp.fromDate(now) };
  const refused = (refusal: StoredFilm['refusal']) => ({ ...at, state: 'refused' as const, refusal });
  if (size > filmLimits.bytes) return refused('too-large');
  if (probed.state === 'refused') return refused(probed.refusal);
  if (expected !== null && expected !== hash) return refused('differs');
  const { film } = probed;
  return {
    ...at,
    path: announcedPath,
    state: 'ready',
    type: film.type,
    duration_seconds: film.durationSeconds,
    width: film.width,
    height: film.height,
    codec: film.codec,
    has_sound: film.hasSound,
    unplayable: film.unplayable,
    can_silence: film.canSilence,
    blanks: film.blanks,
    tracks: film.tracks,
    boxes: film.boxes,
  };
}
