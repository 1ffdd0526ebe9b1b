import { useMemo } from 'react';
import { slotProblems, type SlotProblem } from '@domain/appointment/slot-problems';
import { hourlySlotMinutes } from '@domain/request/time-slots';
import { slotSentence } from '@domain/appointment/slot-words';
import type { HoursSettings } from '@domain/settings/settings';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { useSettings } from '@/settings/use-settings';
import { useNow } from '@/ui/use-now';

interface FoundProblems {
  readonly problems: readonly SlotProblem[];
  /** The same as sentences; '' where there are none. */
  readonly sentences: string;
}

/** The problems of an appointment at `now`, as far as it is typed. */
export function currentProblems(
  hours: HoursSettings,
  date: string,
  time: string,
  now: Date,
): readonly SlotProblem[] {
  if (!isCalendarDate(date) || !isTimeOfDay(time)) return [];
  return slotProblems(hours, { date, time, minutes: hourlySlotMinutes }, now);
}

/** The same, live, because the time can pass while it is on the screen. */
export function useSlotProblems(date: string, time: string): FoundProblems {
  const now = useNow();
  const { hours } = useSettings();
  return useMemo(() => {
    const problems = currentProblems(hours, date, time, new Date(now));
    const slot = { date, time, minutes: hourlySlotMinutes };
    return { problems, sentences: problems.map((problem) => slotSentence(hours, problem, slot)).join(' ') };
  }, [hours, date, time, now]);
}
