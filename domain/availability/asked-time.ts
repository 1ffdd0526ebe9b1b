import { business } from '../business/business';
import { offeredTimes } from '../request/offered-times';
import type { RequestFormValues, RequestFormVariant } from '../request/request-form';
import { serviceAskedFor } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { hoursAndMinutes } from '../time/time-of-day';
import { availableOn, nextAvailableDate, slotState, type SlotState } from './day-times';
import { monthOf, type AvailableTimes, type Month } from './month';
import { nearestTimes, insteadSentence, takenSentence } from './taken-sentence';

export type Asked = Pick<RequestFormValues, 'serviceType' | 'preferredDate' | 'preferredTime'>;

/** A booking form at a time. */
export interface FormNow {
  readonly settings: Pick<Settings, 'hours' | 'services'>;
  readonly variant: RequestFormVariant;
  readonly now: Date;
}

export interface AskedTime {
  /** Of the chosen time; of all times of the day if none is chosen. */
  readonly state: SlotState;
  /** Whether a time of the day is taken for the chosen service. */
  readonly isTaken: (time: string) => boolean;
  /** What to say about a taken time; undefined for any other. */
  readonly sentence: string | undefined;
  /** What is available instead: other times of that day, or the next day with one; '' if none is known. */
  readonly instead: string;
  /** The next day with an available time, if that day has none. */
  readonly next: CalendarDate | null;
  /** The month to ask for as well: nothing is left in this one. */
  readonly nextMonth: Month | null;
}

/** What is known of the time that a form asks for. */
export function askedTime(
  times: AvailableTimes | null,
  { serviceType, preferredDate: date, preferredTime: time }: Asked,
  form: FormNow,
): AskedTime {
  const { id } = serviceAskedFor(form.settings.services, serviceType);
  const available = availableOn(times, id, date);
  const stateOf = (value: string) => slotState(available, hoursAndMinutes(value));
  const open = openTimes(form, date);
  const free = open.filter(({ value }) => stateOf(value) === 'available');
  const state = time !== '' ? stateOf(time) : dayState();
  const isFull = available !== null && free.length === 0;
  const next = isFull ? nextAvailableDate(times, date, (day) => hasFreeTime(times, id, day, form)) : null;
  const named = new Map(open.map(({ value, label }) => [hoursAndMinutes(value), label]));
  const chosen = hoursAndMinutes(time);
  const label = named.get(chosen);
  const others = free.map(({ value }) => hoursAndMinutes(value)).filter((start) => start !== chosen);
  const nearest =
    label === undefined ? [] : nearestTimes(others, chosen).map((start) => named.get(start) ?? start);
  const taken = { label: label ?? '', date, nearest, next };
  return {
    state,
    isTaken: (value) => stateOf(value) === 'taken',
    // What isn't offered on that day has its own sentence.
    sentence: state === 'taken' && (time === '' || label !== undefined) ? takenSentence(taken) : undefined,
    instead: insteadSentence(taken),
    next,
    nextMonth: isFull && next === null ? monthAfter(date, form) : null,
  };

  function dayState(): SlotState {
    if (available === null || open.length === 0) return 'unknown';
    return free.length > 0 ? 'available' : 'taken';
  }
}

/** Whether a form offers a time of a date now at which a service can be done; undefined if that is unknown. */
export function hasFreeTime(
  times: AvailableTimes | null,
  serviceId: string,
  date: CalendarDate,
  form: FormNow,
): boolean | undefined {
  const open = openTimes(form, date);
  if (open.length === 0) return false;
  const available = availableOn(times, serviceId, date);
  return available === null
    ? undefined
    : open.some(({ value }) => available.includes(hoursAndMinutes(value)));
}

const openTimes = ({ settings: { hours }, variant, now }: FormNow, date: CalendarDate) =>
  offeredTimes(hours, variant, date, now).filter(({ reason }) => reason === null);

/** The month after a date's; null where none of it can be booked yet. */
function monthAfter(date: CalendarDate, { settings: { hours }, now }: FormNow): Month | null {
  const month = monthOf(addDays(`${monthOf(date)}-01`, 31));
  const last = addDays(calendarDateIn(business.timeZone, now), hours.horizonDays);
  return month <= monthOf(last) ? month : null;
}
