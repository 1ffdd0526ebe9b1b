import { expect, test } from 'vitest';
import { closedOn } from '../../tools/testing/closed-on';
import { weekdays, type Weekday } from '../business/facts';
import { addMinutes, clockTime } from '../time/time-of-day';
import { fieldErrors } from '../testing/field-errors';
import { factorySettings } from './factory-settings';
import { hoursSchema } from './hours-schema';
import type { Closure, DayHours, HoursSettings } from './settings';

const { hours } = factorySettings;
const day = weekdays.find((name) => hours.week[name].open) ?? 'Monday';
const own = hours.week[day];

const withDay = (changes: Partial<DayHours>): HoursSettings => ({
  ...hours,
  week: { ...hours.week, [day]: { ...own, ...changes } },
});
const everyDay = (changes: Partial<DayHours>): HoursSettings => ({
  ...hours,
  week: Object.fromEntries(
    weekdays.map((name) => [name, { ...hours.week[name], closedWords: 'Closed', ...changes }]),
  ) as Record<Weekday, DayHours>,
});
const withClosure = (changes: Partial<Closure>): HoursSettings => ({
  ...hours,
  closures: [{ ...closedOn('2026-12-01'), ...changes }],
});

const problems = (asked: unknown) => fieldErrors(hoursSchema, asked);

test('what the business begins with is valid', () => {
  expect(problems(hours)).toEqual({});
});

test.each<[what: string, asked: HoursSettings, field: string, sentence: string]>([
  [
    'a day that ends before it begins',
    withDay({ opens: '19:00', closes: '08:00', windows: [] }),
    `week.${day}.closes`,
    'The day has to end after it begins.',
  ],
  [
    'a day without a beginning',
    withDay({ opens: '', windows: [] }),
    `week.${day}.opens`,
    'Enter when the day begins.',
  ],
  [
    'a window before the day begins',
    withDay({ windows: [addMinutes(own.opens, -1)] }),
    `week.${day}.windows[0]`,
    `The day begins at ${clockTime(own.opens)}.`,
  ],
  [
    'a window that ends after the day',
    withDay({ windows: [own.opens, addMinutes(own.closes, -119)] }),
    `week.${day}.windows[1]`,
    `A time window is two hours long, and the day ends at ${clockTime(own.closes)}.`,
  ],
  [
    'a window twice',
    withDay({ windows: [own.opens, own.opens] }),
    `week.${day}.windows[1]`,
    'Another time window begins then.',
  ],
  [
    'a window without a time',
    withDay({ windows: [''] }),
    `week.${day}.windows[0]`,
    'Enter when the time window begins.',
  ],
  [
    'thirteen windows',
    withDay({ windows: Array.from({ length: 13 }, () => own.opens) }),
    `week.${day}.windows`,
    'Twelve time windows are the most.',
  ],
  [
    'a closed day of which nothing is said',
    withDay({ open: false, closedWords: ' ' }),
    `week.${day}.closedWords`,
    'Say what the site shows, like “Closed”.',
  ],
  ['a week without an open day', everyDay({ open: false }), 'week', 'At least one day has to be open.'],
  [
    'a week without windows',
    everyDay({ windows: [] }),
    'week',
    'Clients need at least one time window to choose.',
  ],
  [
    'a vacation that ends before it begins',
    withClosure({ to: '2026-11-30' }),
    'closures[0].to',
    'The last day can’t be before the first.',
  ],
  ['a vacation without a date', withClosure({ from: '' }), 'closures[0].from', 'Enter the first day.'],
  [
    'years of vacation',
    withClosure({ to: '2028-12-01' }),
    'closures[0].to',
    'A year is the longest. Close the weekdays instead.',
  ],
  [
    'a holiday that never comes',
    withClosure({ rule: 'yearly', month: 2, day: 30 }),
    'closures[0].day',
    'February has only 29 days.',
  ],
  [
    'April 31',
    withClosure({ rule: 'yearly', month: 4, day: 31 }),
    'closures[0].day',
    'April has only 30 days.',
  ],
  ['closed days without a name', withClosure({ name: ' ' }), 'closures[0].name', 'Enter its name.'],
  [
    'the same closure twice',
    { ...hours, closures: [closedOn('2026-12-01'), closedOn('2026-12-02')] },
    'closures',
    'Two closures have the same id.',
  ],
  [
    'notice that leaves no day',
    { ...hours, leadHours: 168, horizonDays: 7 },
    'leadHours',
    'With this notice, no day is left to choose.',
  ],
  [
    'half an hour of notice',
    { ...hours, leadHours: 0.5 },
    'leadHours',
    'Enter a whole number of hours from 0 to 336.',
  ],
  [
    'two years ahead',
    { ...hours, horizonDays: 730 },
    'horizonDays',
    'Enter a whole number of days from 7 to 365.',
  ],
  [
    'a day of travel',
    { ...hours, travelMinutes: 1440 },
    'travelMinutes',
    'Enter a whole number of minutes from 0 to 240.',
  ],
])('%s is refused at its field', (_what, asked, field, sentence) => {
  expect(problems(asked)[field]).toBe(sentence);
});

test.each<[what: string, asked: HoursSettings]>([
  [
    'a closed day keeps whatever hours it has',
    withDay({ open: false, closedWords: 'Closed', opens: '', closes: '', windows: [''] }),
  ],
  ['February 29 comes', withClosure({ rule: 'yearly', month: 2, day: 29 })],
  ['a yearly holiday needs no first and last day', withClosure({ rule: 'yearly', from: '', to: '' })],
  ['a day can be open without windows, if another one has some', withDay({ windows: [] })],
])('%s', (_what, asked) => {
  expect(problems(asked)).toEqual({});
});
