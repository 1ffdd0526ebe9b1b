import { monthOf } from '@domain/availability/month';
import type { BusyDays } from '@domain/inspector/busy-times';
import { canonicalJson } from '@domain/idempotency/canonical-json';
import { buildMonths } from '../availability/build-month';

/** Builds the months again of which the site may offer other times, because an inspector is busy at others. */
export async function buildChangedMonths(before: BusyDays, after: BusyDays, now: Date): Promise<void> {
  const dates = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = dates.filter(
    (date) => canonicalJson(before[date] ?? []) !== canonicalJson(after[date] ?? []),
  );
  for (const month of new Set(changed.map(monthOf))) await buildMonths(now, month);
}
