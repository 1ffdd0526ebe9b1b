import { overlap, takenTime } from '../appointment/taken-time';
import type { Inspector } from '../inspector/inspector';
import { obstacles, type AssignedJob, type Obstacle, type PlannedJob } from '../inspector/obstacles';
import type { Settings } from '../settings/settings';

type Planning = Pick<Settings, 'services' | 'hours'>;

/** A job's appointment and service, and who does it. */
export type PlacedJob = PlannedJob & Pick<AssignedJob, 'inspector_id'>;

/**
 * Whether someone can do a job at its time. Each job that nobody does yet will take one inspector, so as many have to be
 * left. A business where nobody does inspections does one job at a time.
 * @param others the other jobs of that day that take time
 */
export function isAvailable(
  settings: Planning,
  inspectors: readonly Inspector[],
  job: PlannedJob,
  others: readonly AssignedJob[],
): boolean {
  const meeting = jobsMeeting(settings, job, others);
  if (inspectors.length === 0) return meeting.length === 0;
  const can = inspectors.filter((inspector) => obstacles(settings, inspector, job, others).length === 0);
  return can.length > meeting.filter(isOpenAmong(inspectors)).length;
}

/**
 * Whether the jobs at a job's time need more inspectors than there are, so that one of them would have two at one time.
 * Says nothing of other jobs of the job's own inspector: `jobsAt` finds those.
 * @param others as in `isAvailable`
 */
export function isOverbooked(
  settings: Planning,
  inspectors: readonly Inspector[],
  job: PlacedJob,
  others: readonly AssignedJob[],
): boolean {
  const meeting = jobsMeeting(settings, job, others);
  if (meeting.length === 0) return false;
  if (isOpenAmong(inspectors)(job)) return !isAvailable(settings, inspectors, job, others);
  const open = meeting.filter(isOpenAmong(inspectors));
  // The service is this job's, which they don't do.
  const hasTime = (obstacle: Obstacle) => obstacle === 'service';
  const left = inspectors.filter(
    (each) => each.uid !== job.inspector_id && obstacles(settings, each, job, others).every(hasTime),
  );
  return left.length < open.length;
}

/** The jobs among `others` that take some of the same time. */
export function jobsMeeting<Other extends AssignedJob>(
  settings: Planning,
  job: PlannedJob,
  others: readonly Other[],
): readonly Other[] {
  const own = takenTime(settings, job);
  return others.filter((other) => overlap(takenTime(settings, other), own));
}

/** Whether a job is nobody's yet, or someone's who does no inspections anymore. */
export function isOpenAmong(inspectors: readonly Inspector[]) {
  return ({ inspector_id }: Pick<AssignedJob, 'inspector_id'>): boolean =>
    inspectors.every(({ uid }) => uid !== inspector_id);
}
