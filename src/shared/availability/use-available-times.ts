import { monthOf, timesOfForm, type AvailableTimes } from '@domain/availability/month';
import type { RequestFormVariant } from '@domain/request/request-form';
import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '@/ui/use-now';
import { askForMonth, knownMonth, subscribeToMonths } from './months-store';

/**
 * What can still be booked in the month of a date, `YYYY-MM-DD`, kept current while the page is shown; null until it is
 * known, and without a date.
 */
export function useAvailableTimes(variant: RequestFormVariant, date: string): AvailableTimes | null {
  const month = date === '' ? null : monthOf(date);
  const now = useNow();
  useEffect(() => {
    if (month !== null && document.visibilityState === 'visible') void askForMonth(month);
  }, [month, now]);
  const answer = useSyncExternalStore(
    subscribeToMonths,
    () => (month === null ? null : knownMonth(month)),
    () => null,
  );
  return timesOfForm(answer, variant);
}
