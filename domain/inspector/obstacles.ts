import type { Arrival } from '../appointment/arrival';
import { overlap, takenTime, type TakenTime } from '../appointment/taken-time';
import type { Job } from '../job/job';
import { serviceNamed } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { minutesOfDay } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { busyOn } from './busy-times';
import type { Inspector } from './inspector';

/** Why an inspector can’t do a job, in the order in which it is said. */
export type Obstacle = 'service' | 'day-off' | 'outside-hours' | 'busy' | 'taken';

/** A job's appointment and service. */
export interface PlannedJob extends Arrival, Pick<Job<unknown>, 'service_type'> {
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
}

/** A job of a day, with who does it. */
export interface AssignedJob extends Arrival, Pick<Job<unknown>, 'service_type' | 'inspector_id'> {}

type Planning = Pick<Settings, 'services' | 'hours'>;

/**
 * Why an inspector can't do a job; empty if they can.
 * @param others the other jobs of that day that take time, assigned to anyone or nobody.
 */
export function obstacles(
  settings: Planning,
  inspector: Inspector,
  visit: PlannedJob,
  others: readonly AssignedJob[],
): readonly Obstacle[] {
  const own = takenTime(settings, visit);
  const found: Obstacle[] = [];
  if (!doesService(settings, inspector, visit.service_type)) found.push('service');
  if (isOff(inspector, visit.scheduled_date)) found.push('day-off');
  else if (!worksAt(inspector, visit.scheduled_date, own)) found.push('outside-hours');
  if (busyOn(inspector, visit.scheduled_date).some((time) => overlap(time, own))) found.push('busy');
  if (jobsAt(settings, inspector.uid, visit, others).length > 0) found.push('taken');
  return found;
}

/** The inspector's jobs among `others` that take some of the same time. */
export function jobsAt<Other extends AssignedJob>(
  settings: Planning,
  uid: string,
  visit: PlannedJob,
  others: readonly Other[],
): readonly Other[] {
  const own = takenTime(settings, visit);
  return others.filter((other) => other.inspector_id === uid && overlap(takenTime(settings, other), own));
}

/** A name that no service has is anyone's. */
function doesService({ services }: Planning, inspector: Inspector, name: string): boolean {
  const service = serviceNamed(services, name);
  return !service || inspector.services === null || inspector.services.includes(service.id);
}

/** Whether an inspector takes this day off. */
function isOff({ days_off }: Inspector, date: string): boolean {
  return days_off.some(({ from, to }) => from <= date && date <= to);
}

/** Whether an inspector works on a day at all. */
export function worksOn(inspector: Inspector, date: string): boolean {
  const { week } = inspector;
  return !isOff(inspector, date) && (week === null || week[weekdayOf(date)].works);
}

/** The opening hours are checked elsewhere, so an inspector without hours of their own works whenever they are asked. */
function worksAt({ week }: Inspector, date: string, { from, to }: TakenTime): boolean {
  if (week === null) return true;
  const day = week[weekdayOf(date)];
  return day.works && minutesOfDay(day.from) <= from && to <= minutesOfDay(day.to);
}
