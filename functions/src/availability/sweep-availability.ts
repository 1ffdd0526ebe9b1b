import { checkDays } from '../records/job/check-days';
import { dayCheckReference } from '../records/job/day-check';
import { readableRecord } from '../platform/readable';
import { buildMonths } from './build-month';

const everyMs = 3_600_000;

/**
 * Once an hour, compares the days with their jobs, and builds the months again, which a new day has moved.
 * @returns how many days were corrected
 */
export async function sweepAvailability(now: Date): Promise<number> {
  const last = readableRecord(await dayCheckReference().get());
  if (last && now.getTime() - last.checked_at.toMillis() < everyMs) return 0;
  const corrected = await checkDays(now);
  await buildMonths(now);
  return corrected;
}
