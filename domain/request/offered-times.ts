import { slotProblems } from '../appointment/slot-problems';
import { slotReason, slotSentence } from '../appointment/slot-words';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { phoneOf } from '../settings/phone-of';
import type { HoursSettings, Settings } from '../settings/settings';
import { counted } from '../text/counted';
import { calendarDateIn, isCalendarDate, longDate, type CalendarDate } from '../time/calendar-date';
import { clockTime, hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { instantOf } from '../time/zoned-instant';
import type { RequestFormVariant } from './request-form';
import { timeSlotsOf, type TimeSlot } from './time-slots';

export interface OfferedTime extends TimeSlot {
  /** Why it can't be chosen on this date, in a few words; null if it can. */
  readonly reason: string | null;
}

/** A form's times for a date at the instant `now`, each with its problem, if any; without a date, none has one. */
export function offeredTimes(
  hours: HoursSettings,
  variant: RequestFormVariant,
  date: string,
  now: Date,
): readonly OfferedTime[] {
  const { slots, minutes } = timeSlotsOf(hours, variant);
  return slots.map((slot) => {
    if (!isCalendarDate(date)) return { ...slot, reason: null };
    const asked = { date, time: slot.value, minutes };
    const [problem] = slotProblems(hours, asked, now);
    const reason = problem === undefined ? null : slotReason(hours, problem, asked);
    return { ...slot, reason: reason ?? ruledOut(hours, variant, date, slot.value, now)?.reason ?? null };
  });
}

/** Why a time within the opening hours isn't offered on a date, in a few words and as a sentence; null if it is. */
function ruledOut(
  hours: HoursSettings,
  variant: RequestFormVariant,
  date: CalendarDate,
  time: string,
  now: Date,
): { readonly reason: string; readonly sentence: (label: string) => string } | null {
  const start = hoursAndMinutes(time);
  const days = `${weekdayOf(date)}s`;
  if (variant === 'landing-section' && hoursOn(hours, date)?.windows.includes(start) === false) {
    return { reason: `not on ${days}`, sentence: (label) => `${label} isn’t available on ${days}.` };
  }
  if (instantOf(date, start, business.timeZone).getTime() < now.getTime() + hours.leadHours * 3_600_000) {
    const notice = `${counted(hours.leadHours, 'hour')}’${hours.leadHours === 1 ? 's' : ''} notice`;
    return { reason: `we need ${notice}`, sentence: () => `We need ${notice}.` };
  }
  return null;
}

type OfferSettings = Pick<Settings, 'contact' | 'hours'>;

const orCall = ({ contact }: OfferSettings) => `or call ${phoneOf(contact).display}`;

/**
 * Why a date and time can't be chosen together, and what to do, as a sentence; undefined if they can. A past date has
 * its own error at its field.
 */
export function impossibleTime(
  settings: OfferSettings,
  variant: RequestFormVariant,
  date: string,
  time: string,
  now: Date,
): string | undefined {
  if (!isCalendarDate(date) || !isTimeOfDay(time)) return undefined;
  const { hours } = settings;
  const { slots, minutes } = timeSlotsOf(hours, variant);
  const slot = { date, time, minutes };
  const label = slots.find(({ value }) => value === time)?.label ?? clockTime(hoursAndMinutes(time));
  const problems = slotProblems(hours, slot, now);
  const [problem] = problems;
  if (problem === 'date-past') return undefined;
  if (problems.includes('closed-day')) {
    const closed = slotSentence(hours, 'closed-day', slot);
    return `${label} isn’t available. ${closed} Choose another day, ${orCall(settings)}.`;
  }
  const sentence =
    problem === undefined
      ? ruledOut(hours, variant, date, time, now)?.sentence(label)
      : slotSentence(hours, problem, slot, label);
  if (sentence === undefined) return undefined;
  const later = offeredTimes(hours, variant, date, now).some(({ reason }) => reason === null);
  return `${sentence} Choose another ${later ? 'time' : 'day'}, ${orCall(settings)}.`;
}

/** The field's error for a date on which no time can be chosen; undefined for every other date. */
export function noTimesLeft(
  settings: OfferSettings,
  variant: RequestFormVariant,
  date: string,
  now: Date,
): string | undefined {
  if (!isCalendarDate(date)) return undefined;
  const { hours } = settings;
  const slot = { date, time: null, minutes: 0 };
  const problems = slotProblems(hours, slot, now);
  if (problems.includes('date-past')) return undefined;
  if (problems.includes('closed-day')) {
    return `${slotSentence(hours, 'closed-day', slot)} Choose another day, ${orCall(settings)}.`;
  }
  if (offeredTimes(hours, variant, date, now).some(({ reason }) => reason === null)) return undefined;
  const isToday = date === calendarDateIn(business.timeZone, now);
  const day = isToday ? 'today' : `on ${longDate(date)}`;
  return `No times are left ${day}. Choose another day, ${orCall(settings)}.`;
}
