import { AppError } from '@domain/errors/app-error';
import { callable } from '../platform/callable';
import { readable } from '../platform/readable';
import { adminOf } from '../platform/authorize';
import { films } from '../records/film/stored-film';
import { refuseOthersJob } from '../records/job/own-job';
import { jobs, storedJob } from '../records/job/stored-job';
import { viewedFilm } from './viewed-film';

/** office-film-view: a job's films for the team, as long as they are kept. */
export const viewFilms = callable('office-film-view', async ({ caller, now, parse }) => {
  const { uid } = adminOf(caller);
  const { jobId } = parse();
  const job = storedJob(await jobs().doc(jobId).get());
  if (!job) throw new AppError('not-found', 'booking gone', 'This job has been deleted.');
  refuseOthersJob(caller, job);
  const found = await films().where('job_id', '==', jobId).get();
  return {
    films: readable(found.docs)
      .sort((one, other) => one.stored.announced_at.toMillis() - other.stored.announced_at.toMillis())
      .map(({ id, stored }) => viewedFilm(id, stored, uid, now)),
  };
});
