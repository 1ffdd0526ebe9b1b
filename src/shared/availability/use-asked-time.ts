import { askedTime, type Asked, type AskedTime, type FormNow } from '@domain/availability/asked-time';
import { monthOf, timesOfForm, type AvailableTimes, type Month } from '@domain/availability/month';
import type { RequestFormVariant } from '@domain/request/request-form';
import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '@/ui/use-now';
import { askForMonth, knownMonth, subscribeToMonths } from './months-store';

/** What can still be booked in a month, kept current while the page is shown; null until it is known, and without a month. */
function useMonth(variant: RequestFormVariant, month: Month | null): AvailableTimes | null {
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

/**
 * What is known of the time that a form asks for, kept current while the page is shown.
 * @param isOffered whether its date is one that the form offers; nothing is known of any other
 */
export function useAskedTime(asked: Asked, form: FormNow, isOffered: boolean): AskedTime {
  const times = useMonth(form.variant, isOffered ? monthOf(asked.preferredDate) : null);
  const inMonth = askedTime(times, asked, form);
  const later = useMonth(form.variant, inMonth.nextMonth);
  return later ? askedTime({ ...times, ...later }, asked, form) : inMonth;
}
