import type { Job } from '../job/job';
import { inspectionMinutes } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { minutesOfDay } from '../time/time-of-day';
import { windowMinutes, type Arrival } from './arrival';

/** What an appointment takes of its day, in minutes since midnight. */
export interface TakenTime {
  readonly from: number;
  readonly to: number;
}

/** An appointment takes its time window; from a set time on, as long as its service takes, and the travel after it. */
export function takenTime(
  { services, hours }: Pick<Settings, 'services' | 'hours'>,
  {
    scheduled_time: from,
    scheduled_until: until,
    service_type: service,
  }: Arrival & Pick<Job<unknown>, 'service_type'>,
): TakenTime {
  const begins = minutesOfDay(from);
  const length = inspectionMinutes(services, service) + hours.travelMinutes;
  return { from: begins, to: until === null ? begins + length : minutesOfDay(until) };
}

/** The two-hour window from `HH:MM`. */
export function windowTime(from: string): TakenTime {
  const begins = minutesOfDay(from);
  return { from: begins, to: begins + windowMinutes };
}

export function overlap(one: TakenTime, other: TakenTime): boolean {
  return one.from < other.to && other.from < one.to;
}
