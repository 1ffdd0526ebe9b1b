import { slotProblems } from '../appointment/slot-problems';
import { slotReason, slotSentence } from '../appointment/slot-words';
import { phoneOf } from '../settings/phone-of';
import type { ContactSettings } from '../settings/settings';
import { isCalendarDate } from '../time/calendar-date';
import { clockTime, hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import type { RequestFormVariant } from './request-form';
import { timeSlotsOf, type TimeSlot } from './time-slots';

export interface OfferedTime extends TimeSlot {
  /** Why it can't be chosen on this date, in a few words; null if it can. */
  readonly reason: string | null;
}

/** A form's times for a date at the instant `now`, each with its problem, if any; without a date, none has one. */
export function offeredTimes(variant: RequestFormVariant, date: string, now: Date): readonly OfferedTime[] {
  const { slots, minutes } = timeSlotsOf(variant);
  return slots.map((slot) => {
    const asked = { date, time: slot.value, minutes };
    const [problem] = isCalendarDate(date) ? slotProblems(asked, now) : [];
    return { ...slot, reason: problem === undefined ? null : slotReason(problem, asked) };
  });
}

const orCall = (contact: ContactSettings) => `or call ${phoneOf(contact).display}`;

/**
 * Why a date and time can't be chosen together, and what to do, as a sentence; undefined if they can. A past date has
 * its own error at its field.
 */
export function impossibleTime(
  contact: ContactSettings,
  variant: RequestFormVariant,
  date: string,
  time: string,
  now: Date,
): string | undefined {
  if (!isCalendarDate(date) || !isTimeOfDay(time)) return undefined;
  const { slots, minutes } = timeSlotsOf(variant);
  const slot = { date, time, minutes };
  const problems = slotProblems(slot, now);
  const [problem] = problems;
  if (problem === undefined || problem === 'date-past') return undefined;
  const label = slots.find(({ value }) => value === time)?.label ?? clockTime(hoursAndMinutes(time));
  const sentence = slotSentence(problem, slot, label);
  if (problems.includes('closed-day')) {
    const closed = slotSentence('closed-day', slot);
    return `${label} isn’t available. ${closed} Choose another day, ${orCall(contact)}.`;
  }
  const later = offeredTimes(variant, date, now).some(({ reason }) => reason === null);
  return `${sentence} Choose another ${later ? 'time' : 'day'}, ${orCall(contact)}.`;
}

/** The field's error for a date on which no time can be chosen; undefined for every other date. */
export function noTimesLeft(
  contact: ContactSettings,
  variant: RequestFormVariant,
  date: string,
  now: Date,
): string | undefined {
  if (!isCalendarDate(date)) return undefined;
  const slot = { date, time: null, minutes: 0 };
  const problems = slotProblems(slot, now);
  if (problems.includes('date-past')) return undefined;
  if (problems.includes('closed-day')) {
    return `${slotSentence('closed-day', slot)} Choose another day, ${orCall(contact)}.`;
  }
  if (offeredTimes(variant, date, now).some(({ reason }) => reason === null)) return undefined;
  return `No times are left today. Choose another day, ${orCall(contact)}.`;
}
