import type { PropertyFilm } from '@domain/property/property-calls';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { inParts } from '../platform/in-parts';
import { readable } from '../platform/readable';
import { viewedFilm } from '../film/viewed-film';
import { films } from '../records/film/stored-film';
import { jobs } from '../records/job/stored-job';

/** Jobs whose films are listed, the latest appointments; a page shows fewer. */
const jobsAtMost = 200;

/** office-property-films: the films of a property's jobs, for the office, as long as they are kept. */
export const viewPropertyFilms = callable('office-property-films', async ({ caller, now, parse }) => {
  const { uid } = adminOf(caller);
  const { propertyId } = parse();
  const there = await jobs()
    .where('property_id', '==', propertyId)
    .orderBy('scheduled_date', 'desc')
    .select()
    .limit(jobsAtMost)
    .get();
  const ids = there.docs.map(({ id }) => id);
  const parts = inParts(ids).map((some) => films().where('job_id', 'in', some).get());
  const found = (await Promise.all(parts)).flatMap(({ docs }) => readable(docs));
  return {
    films: found
      .sort((one, other) => one.stored.announced_at.toMillis() - other.stored.announced_at.toMillis())
      .map(({ id, stored }): PropertyFilm => ({
        ...viewedFilm(id, stored, uid, now),
        jobId: stored.job_id,
      })),
  };
});
