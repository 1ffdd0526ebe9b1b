import type { Job } from '../job/job';
import { inspectionMinutes } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import { windowMinutes } from './arrival';

/** How long a job is in a calendar: its window, or, from a set time on, as long as its service takes. */
export function entryLength(
  services: ServicesSettings,
  { service_type, scheduled_until }: Pick<Job<unknown>, 'service_type' | 'scheduled_until'>,
): { readonly hours: number; readonly minutes: number } {
  const length = scheduled_until === null ? inspectionMinutes(services, service_type) : windowMinutes;
  return { hours: Math.floor(length / 60), minutes: length % 60 };
}
