import { closureOn } from '../hours/closure-on';
import { hoursOn } from '../hours/hours-on';
import { hoursWords } from '../hours/opening-hours';
import type { HoursSettings } from '../settings/settings';
import { longDate } from '../time/calendar-date';
import { clockTime, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import type { Slot, SlotProblem } from './slot-problems';

/** A problem of a slot as a sentence; `label` is the screen's own name for the time, if it has one. */
export function slotSentence(
  hours: HoursSettings,
  problem: SlotProblem,
  { date, time }: Slot,
  label?: string,
): string {
  const named = label ?? (time === null ? '' : clockTime(hoursAndMinutes(time)));
  switch (problem) {
    case 'date-past':
      return `${longDate(date)} is in the past.`;
    case 'time-past':
      return named === ''
        ? 'We’re closed for today.'
        : `${named} today has already ${label ? 'begun' : 'passed'}.`;
    case 'closed-day': {
      const closure = closureOn(hours.closures, date);
      return closure
        ? `We’re closed on ${longDate(date)} (${closure.name}).`
        : `We’re closed on ${weekdayOf(date)}s.`;
    }
    case 'outside-hours': {
      const open = hoursOn(hours, date);
      return `${named} is outside our ${weekdayOf(date)} hours, ${open ? hoursWords(open) : ''}.`;
    }
  }
}

/** A problem of a slot in a few words, for lists. */
export function slotReason(hours: HoursSettings, problem: SlotProblem, { date, time }: Slot): string {
  switch (problem) {
    case 'date-past':
      return 'in the past';
    case 'time-past':
      return 'already begun';
    case 'closed-day':
      return closureOn(hours.closures, date) ? 'closed that day' : `closed on ${weekdayOf(date)}s`;
    case 'outside-hours': {
      const open = hoursOn(hours, date);
      if (!open) return 'outside our hours';
      const early = time !== null && hoursAndMinutes(time) < open.opens;
      return early ? `we open at ${clockTime(open.opens)}` : `we close at ${clockTime(open.closes)}`;
    }
  }
}
