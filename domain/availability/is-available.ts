import { overlap, takenTime } from '../appointment/taken-time';
import type { Inspector } from '../inspector/inspector';
import { obstacles, type AssignedJob, type PlannedJob } from '../inspector/obstacles';
import type { Settings } from '../settings/settings';

/**
 * Whether someone can do a job at its time. Each job that nobody does yet will take one inspector, so as many have to be
 * left. A business where nobody does inspections does one job at a time.
 * @param others the other jobs of that day that take time
 */
export function isAvailable(
  settings: Pick<Settings, 'services' | 'hours'>,
  inspectors: readonly Inspector[],
  job: PlannedJob,
  others: readonly AssignedJob[],
): boolean {
  const own = takenTime(settings, job);
  const meeting = others.filter((other) => overlap(takenTime(settings, other), own));
  if (inspectors.length === 0) return meeting.length === 0;
  const unassigned = meeting.filter(({ inspector_id }) =>
    inspectors.every(({ uid }) => uid !== inspector_id),
  );
  const can = inspectors.filter((inspector) => obstacles(settings, inspector, job, others).length === 0);
  return can.length > unassigned.length;
}
