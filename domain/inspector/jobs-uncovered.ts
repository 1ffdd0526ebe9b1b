import type { Settings } from '../settings/settings';
import type { Inspector } from './inspector';
import { obstacles, type PlannedJob } from './obstacles';

type Working = Pick<Inspector, 'week' | 'days_off'>;

/** The inspector's jobs that their hours and days off allow `before`, but not `after`. */
export function jobsUncovered<Job extends PlannedJob>(
  settings: Pick<Settings, 'services' | 'hours'>,
  inspector: Inspector,
  { before, after }: { readonly before: Working; readonly after: Working },
  jobs: readonly Job[],
): readonly Job[] {
  const works = (times: Working, job: Job) =>
    !obstacles(settings, { ...inspector, ...times }, job, []).some(
      (obstacle) => obstacle === 'day-off' || obstacle === 'outside-hours',
    );
  return jobs.filter((job) => works(before, job) && !works(after, job));
}
