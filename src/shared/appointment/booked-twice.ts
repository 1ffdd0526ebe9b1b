import { arrivalTime } from '@domain/appointment/arrival';
import { propertyKey } from '@domain/contact/property-key';
import type { SlotJob } from './use-day-jobs';

/** The job at this address, among those in one window: the same inspection may have been booked twice. */
export function jobAtAddress(jobs: readonly SlotJob[], address: string): SlotJob | undefined {
  const key = propertyKey(address);
  return key === '' ? undefined : jobs.find((job) => propertyKey(job.address) === key);
}

/** The warning about it. */
export function bookedTwice(job: SlotJob): string {
  return `There’s already a job at this address at that time: ${job.name}, ${arrivalTime(job)}. It may be the same inspection, booked twice.`;
}
