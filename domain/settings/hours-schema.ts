import { array, number, object, string } from 'yup';
import { windowMinutes } from '../appointment/arrival';
import { trueOrFalse } from '../api/plain-values';
import { weekdays, type Weekday } from '../business/facts';
import { lineOfText } from '../contact/fields';
import { mostHorizonDays } from '../request/preferred-time';
import { addDays, isCalendarDate } from '../time/calendar-date';
import { monthName } from '../time/months-in-words';
import { addMinutes, clockTime, isTimeOfDay } from '../time/time-of-day';
import { closureRules, weekdayPlaces, type Closure, type DayHours } from './settings';
import { wholeNumber } from './whole-number';

export const hoursLimits = {
  /** Of a day. */
  windows: 12,
  closures: 60,
  leadHours: { least: 0, most: 336 },
  horizonDays: { least: 7, most: mostHorizonDays },
  travelMinutes: { least: 0, most: 240 },
} as const;

const isTime = (text: string | undefined): text is string => text?.length === 5 && isTimeOfDay(text);

/** A time of a day; only an open day needs one. */
const ofOpenDay = (missing: string) =>
  string()
    .defined()
    .max(5, missing)
    .test('time', missing, (time, { parent }) => !(parent as DayHours).open || isTime(time));

/** Why a window can't be chosen on an open day; undefined if it can. */
function windowProblem({ opens, closes, windows }: DayHours, index: number): string | undefined {
  const start = windows[index];
  if (!isTime(start)) return 'Enter when the time window begins.';
  if (windows.indexOf(start) !== index) return 'Another time window begins then.';
  if (isTime(opens) && start < opens) return `The day begins at ${clockTime(opens)}.`;
  if (isTime(closes) && addMinutes(start, windowMinutes) > closes) {
    return `A time window is two hours long, and the day ends at ${clockTime(closes)}.`;
  }
  return undefined;
}

const day = object({
  open: trueOrFalse().required(),
  opens: ofOpenDay('Enter when the day begins.'),
  closes: ofOpenDay('Enter when the day ends.').test(
    'after',
    'The day has to end after it begins.',
    (closes, { parent }) => {
      const { open, opens } = parent as DayHours;
      return !open || !isTime(opens) || !isTime(closes) || opens < closes;
    },
  ),
  closedWords: lineOfText('The text', 40)
    .defined()
    .test(
      'words',
      'Say what the site shows, like “Closed”.',
      (words, { parent }) => (parent as DayHours).open || words.trim() !== '',
    ),
  windows: array()
    .of(string().defined().max(5, 'Enter when the time window begins.'))
    .max(hoursLimits.windows, 'Twelve time windows are the most.')
    .required()
    .test('windows', (windows, { parent, path, createError }) => {
      const own = { ...(parent as DayHours), windows };
      if (!own.open) return true;
      const index = windows.findIndex((_, place) => windowProblem(own, place) !== undefined);
      if (index === -1) return true;
      return createError({ path: `${path}[${index}]`, message: windowProblem(own, index) ?? '' });
    }),
}).noUnknown();

const week = object(Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, typeof day>)
  .noUnknown()
  .test('open', (days, { createError }) => {
    const open = weekdays.map((name) => days[name]).filter((each) => each.open);
    if (open.length === 0) return createError({ message: 'At least one day has to be open.' });
    const chosen = open.some(({ windows }) => windows.length > 0);
    return chosen || createError({ message: 'Clients need at least one time window to choose.' });
  });

const daysOf = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

/** A test that counts only where a closure has this rule. */
const where =
  <Value>(rule: Closure['rule'], holds: (value: Value, closure: Closure) => boolean) =>
  (value: Value, { parent }: { readonly parent: unknown }) =>
    (parent as Closure).rule !== rule || holds(value, parent as Closure);

const date = () => string().defined().max(10);

const closure = object({
  id: string()
    .required()
    .matches(/^[a-z0-9-]{1,40}$/),
  name: lineOfText('The name', 60).required('Enter its name.'),
  rule: string().oneOf(closureRules).required(),
  from: date().test('exists', 'Enter the first day.', where('dates', isCalendarDate)),
  to: date()
    .test('exists', 'Enter the last day.', where('dates', isCalendarDate))
    .test(
      'after',
      'The last day can’t be before the first.',
      where('dates', (to, { from }) => !isCalendarDate(from) || to >= from),
    )
    .test(
      'year',
      'A year is the longest. Close the weekdays instead.',
      where('dates', (to, { from }) => !isCalendarDate(from) || to <= addDays(from, 365)),
    ),
  month: wholeNumber({ least: 1, most: 12 }, 'months'),
  day: number()
    .typeError('Enter the day of the month.')
    .required('Enter the day of the month.')
    .integer('Enter the day of the month.')
    .min(1, 'Enter the day of the month.')
    .max(31, 'No month has more than 31 days.')
    .test('comes', (value, { parent, createError }) => {
      const { rule, month } = parent as Closure;
      if (rule !== 'yearly' || !(month >= 1 && month <= 12) || value <= daysOf(month)) return true;
      return createError({ message: `${monthName(month)} has only ${daysOf(month)} days.` });
    }),
  place: string().oneOf(weekdayPlaces).required(),
  weekday: string().oneOf(weekdays).required(),
}).noUnknown();

export const hoursSchema = object({
  week,
  closures: array()
    .of(closure)
    .max(hoursLimits.closures, 'Sixty closures are the most.')
    .required()
    .test(
      'ids',
      'Two closures have the same id.',
      (closures) => new Set(closures.map(({ id }) => id)).size === closures.length,
    ),
  leadHours: wholeNumber(hoursLimits.leadHours, 'hours').test(
    'leaves days',
    'With this notice, no day is left to choose.',
    (hours, { parent }) => {
      const { horizonDays } = parent as { readonly horizonDays: number };
      return !(hours >= horizonDays * 24);
    },
  ),
  horizonDays: wholeNumber(hoursLimits.horizonDays, 'days'),
  travelMinutes: wholeNumber(hoursLimits.travelMinutes, 'minutes'),
  instantConfirmation: trueOrFalse().default(false),
}).noUnknown();
