import { useMemo } from 'react';
import { slotProblems, type SlotProblem } from '@domain/appointment/slot-problems';
import { hourlySlotMinutes } from '@domain/request/time-slots';
import { slotSentence } from '@domain/appointment/slot-words';
import { isCalendarDate } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { useNow } from '@/ui/use-now';

interface FoundProblems {
  readonly problems: readonly SlotProblem[];
  /** The same as sentences; '' where there are none. */
  readonly sentences: string;
}

/** The problems of an appointment at `now`, as far as it is typed. */
export function currentProblems(date: string, time: string, now: Date): readonly SlotProblem[] {
  if (!isCalendarDate(date) || !isTimeOfDay(time)) return [];
  return slotProblems({ date, time, minutes: hourlySlotMinutes }, now);
}

/** The same, live, because the time can pass while it is on the screen. */
export function useSlotProblems(date: string, time: string): FoundProblems {
  const now = useNow();
  return useMemo(() => {
    const problems = currentProblems(date, time, new Date(now));
    const slot = { date, time, minutes: hourlySlotMinutes };
    return { problems, sentences: problems.map((problem) => slotSentence(problem, slot)).join(' ') };
  }, [date, time, now]);
}
