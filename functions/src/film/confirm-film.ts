import { Timestamp } from 'firebase-admin/firestore';
import type { CallRequest } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import type { ConfirmFilmAnswer } from '@domain/film/film-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { commit } from '../platform/commit';
import { bucket } from '../platform/storage';
import { filmSize } from '../records/film/film-bytes';
import { films, type StoredFilm } from '../records/film/stored-film';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { readReportOfJob } from '../records/report/report-of-job';
import { filmContent } from './film-content';
import { newFilm } from './new-film';

/** office-film-confirm: announces a film, and says what became of it. A device may delete its copy only after `ready`. */
export const confirmFilm = callable('office-film-confirm', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const asked = parse();
  const { film, refusedNow } = await commit('film-announced', async (transaction) => {
    const { stored: job } = await readJob(transaction, asked.jobId);
    refuseOthersJob(caller, job);
    const reference = films().doc(asked.filmId);
    const stored = (await transaction.get(reference)).data();
    if (stored && stored.job_id !== asked.jobId) {
      throw new AppError('invalid-input', 'another job’s film', 'This film belongs to another job.');
    }
    const before = stored ?? newFilm(asked, await readReportOfJob(transaction, asked.jobId), now);
    const after = { ...before, ...announcedFields(before, asked, admin.uid, now) };
    transaction.set(reference, after);
    return { film: after, refusedNow: after.state === 'refused' && before.state === 'ready' };
  });
  if (refusedNow) await bucket().file(film.path).delete({ ignoreNotFound: true });
  return answerOf(film);
});

/** What the device says of a film; what was received of it doesn't change. */
function announcedFields(
  film: StoredFilm,
  asked: CallRequest<'office-film-confirm'>,
  uid: string,
  now: Date,
): Partial<StoredFilm> {
  const differs = film.state === 'ready' && asked.sha256 !== null && asked.sha256 !== film.sha256;
  return {
    name: asked.name,
    direction: asked.direction,
    // A device without the file doesn't know it.
    taken_at: asked.takenAt === null ? film.taken_at : Timestamp.fromDate(new Date(asked.takenAt)),
    with_sound: asked.withSound ?? film.with_sound,
    uploader: film.uploader ?? uid,
    expected_sha256: asked.sha256 ?? film.expected_sha256,
    ...(film.state === 'receiving' && { size: asked.size }),
    ...(differs && { state: 'refused', refusal: 'differs', received_at: Timestamp.fromDate(now) }),
  };
}

async function answerOf(film: StoredFilm): Promise<ConfirmFilmAnswer> {
  if (film.state === 'ready')
    return { state: 'ready', content: filmContent(film), withSound: film.with_sound };
  if (film.refusal !== null) return { state: 'refused', refusal: film.refusal };
  return { state: (await filmSize(film.path)) === null ? 'missing' : 'checking' };
}
