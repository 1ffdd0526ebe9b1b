import type { Job } from '../job/job';
import { inspectionMinutes } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { minutesOfDay } from '../time/time-of-day';
import type { Arrival } from './arrival';

/** What an appointment takes of its day, in minutes since midnight. */
export interface TakenTime {
  readonly from: number;
  readonly to: number;
}

/**
 * An appointment takes as long as its service, and the travel after it. A time window into which the service fits is taken
 * to its end, with the travel in it.
 */
export function takenTime(
  { services, hours }: Pick<Settings, 'services' | 'hours'>,
  {
    scheduled_time: from,
    scheduled_until: until,
    service_type: service,
  }: Arrival & Pick<Job<unknown>, 'service_type'>,
): TakenTime {
  const begins = minutesOfDay(from);
  const ends = begins + inspectionMinutes(services, service);
  const windowEnd = until === null ? null : minutesOfDay(until);
  const fits = windowEnd !== null && ends <= windowEnd;
  return { from: begins, to: fits ? windowEnd : ends + hours.travelMinutes };
}

export function overlap(one: TakenTime, other: TakenTime): boolean {
  return one.from < other.to && other.from < one.to;
}
