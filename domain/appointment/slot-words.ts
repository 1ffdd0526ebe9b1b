import { hoursOn } from '../business/hours-on';
import { longDate } from '../time/calendar-date';
import { clockTime, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import type { Slot, SlotProblem } from './slot-problems';

/** A problem of a slot as a sentence; `label` is the screen's own name for the time, if it has one. */
export function slotSentence(problem: SlotProblem, { date, time }: Slot, label?: string): string {
  const named = label ?? (time === null ? '' : clockTime(hoursAndMinutes(time)));
  switch (problem) {
    case 'date-past':
      return `${longDate(date)} is in the past.`;
    case 'time-past':
      return named === ''
        ? 'We’re closed for today.'
        : `${named} today has already ${label ? 'begun' : 'passed'}.`;
    case 'closed-day':
      return `We’re closed on ${weekdayOf(date)}s.`;
    case 'outside-hours':
      return `${named} is outside our ${weekdayOf(date)} hours, ${hoursOn(date)?.hours ?? ''}.`;
  }
}

/** A problem of a slot in a few words, for lists. */
export function slotReason(problem: SlotProblem, { date, time }: Slot): string {
  const open = hoursOn(date)?.open;
  switch (problem) {
    case 'date-past':
      return 'in the past';
    case 'time-past':
      return 'already begun';
    case 'closed-day':
      return `closed on ${weekdayOf(date)}s`;
    case 'outside-hours': {
      if (!open) return 'outside our hours';
      const early = time !== null && hoursAndMinutes(time) < open.opens;
      return early ? `we open at ${clockTime(open.opens)}` : `we close at ${clockTime(open.closes)}`;
    }
  }
}
