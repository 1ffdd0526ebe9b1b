import { describe, expect, it, test } from 'vitest';
import { closedOn } from '../../tools/testing/closed-on';
import { fieldErrors } from '../testing/field-errors';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { hoursWords } from '../hours/opening-hours';
import { openWindows } from '../hours/open-windows';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import type { HoursSettings } from '../settings/settings';
import { addDays, longDate } from '../time/calendar-date';
import { clockTime, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { instantOf } from '../time/zoned-instant';
import { requestFormSchema, emptyRequestForm, type RequestFormVariant } from './request-form';
import { impossibleTime, noTimesLeft, offeredTimes } from './offered-times';
import { hourlySlots, timeSlotsOf, twoHourWindows } from './time-slots';

const { contact, hours } = factorySettings;
const { display } = phoneOf(contact);
const variants: readonly RequestFormVariant[] = ['landing-section', 'contact-form'];
const monday = '2026-11-23';
const fullDay = dayWhere(monday, (date) => openWindows(hours, date).length === twoHourWindows(hours).length);
/** Not every business has a day on which it closes before the last window ends. */
const shortDay = findDay(
  monday,
  (date) => hoursOn(hours, date) !== null && openWindows(hours, date).length < twoHourWindows(hours).length,
);
/** Nor one on which it is closed. */
const closedDay = findDay(monday, (date) => hoursOn(hours, date) === null);
const open = (date: string) => {
  const on = hoursOn(hours, date);
  if (!on) throw new Error('closed');
  return on;
};
const at = (date: string, time: string) => instantOf(date, time, business.timeZone);
const before = at(addDays(monday, -3), '12:00');
const reasons = (variant: RequestFormVariant, date: string, now = before) =>
  offeredTimes(hours, variant, date, now).map(({ reason }) => reason);

describe.each(variants)('the %s', (variant) => {
  const { slots } = timeSlotsOf(hours, variant);

  it('offers the specified times without a date, and on a day that is open for all of them', () => {
    for (const date of ['', fullDay]) {
      expect(offeredTimes(hours, variant, date, before)).toEqual(
        slots.map((slot) => ({ ...slot, reason: null })),
      );
    }
  });

  it.skipIf(closedDay === undefined)('offers none on a closed day, and says why and what to do', () => {
    if (closedDay === undefined) return;
    expect(new Set(reasons(variant, closedDay))).toEqual(new Set([`closed on ${weekdayOf(closedDay)}s`]));
    expect(noTimesLeft(factorySettings, variant, closedDay, before)).toBe(
      `We’re closed on ${weekdayOf(closedDay)}s. Choose another day, or call ${display}.`,
    );
    expect(noTimesLeft(factorySettings, variant, fullDay, before)).toBeUndefined();
    expect(noTimesLeft(factorySettings, variant, '', before)).toBeUndefined();
  });

  it('offers none that has started, to the minute', () => {
    const [first, second] = slots;
    const now = at(fullDay, hoursAndMinutes(first?.value ?? ''));
    expect(reasons(variant, fullDay, now)).toEqual(
      slots.map((slot) => (slot === first ? 'already begun' : null)),
    );
    expect(impossibleTime(factorySettings, variant, fullDay, first?.value ?? '', now)).toBe(
      `${first?.label} today has already begun. Choose another time, or call ${display}.`,
    );
    expect(impossibleTime(factorySettings, variant, fullDay, second?.value ?? '', now)).toBeUndefined();
    const justBefore = new Date(now.getTime() - 1);
    expect(reasons(variant, fullDay, justBefore)).toEqual(slots.map(() => null));
  });

  it('says in the evening that no times are left', () => {
    const evening = at(fullDay, hoursAndMinutes(slots.at(-1)?.value ?? ''));
    expect(noTimesLeft(factorySettings, variant, fullDay, evening)).toBe(
      `No times are left today. Choose another day, or call ${display}.`,
    );
  });

  it('refuses a time that the chosen date makes impossible, and nothing without both', () => {
    const last = slots.at(-1);
    const errors = (preferredDate: string, preferredTime: string) =>
      fieldErrors(
        requestFormSchema(variant),
        { ...emptyRequestForm, preferredDate, preferredTime },
        { today: addDays(monday, -3), now: before, settings: factorySettings },
      ).preferredTime;
    if (shortDay !== undefined) {
      expect(errors(shortDay, last?.value ?? '')).toBe(
        `${last?.label} is outside our ${weekdayOf(shortDay)} hours, ${hoursWords(open(shortDay))}. Choose another time, or call ${display}.`,
      );
    }
    if (closedDay !== undefined) {
      expect(errors(closedDay, last?.value ?? '')).toBe(
        `${last?.label} isn’t available. We’re closed on ${weekdayOf(closedDay)}s. Choose another day, or call ${display}.`,
      );
      expect(errors(closedDay, '')).toBeUndefined();
    }
    expect(errors(fullDay, last?.value ?? '')).toBeUndefined();
    expect(errors('', last?.value ?? '')).toBeUndefined();
    expect(errors(addDays(monday, -4), last?.value ?? '')).toBeUndefined();
  });
});

test.skipIf(shortDay === undefined)(
  'a window or hour that ends after closing is not offered, and the closing time is shown',
  () => {
    if (shortDay === undefined) return;
    const closes = open(shortDay).closes;
    const left = (variant: RequestFormVariant) =>
      offeredTimes(hours, variant, shortDay, before).filter(({ reason }) => reason === null);
    expect(left('landing-section').map(({ value }) => value)).toEqual(
      openWindows(hours, shortDay).map(({ value }) => value),
    );
    expect(left('contact-form').map(({ value }) => value)).toEqual(
      hourlySlots(hours)
        .map(({ value }) => value)
        .filter((value) => hoursAndMinutes(value) < closes),
    );
    expect(reasons('landing-section', shortDay).at(-1)).toBe(`we close at ${clockTime(closes)}`);
  },
);

describe('what the owner changes', () => {
  const day = weekdayOf(fullDay);
  const start = hoursAndMinutes(twoHourWindows(hours)[1]?.value ?? '');
  const change = (changes: Partial<HoursSettings>) => ({
    ...factorySettings,
    hours: { ...hours, ...changes },
  });
  const on = (
    changes: Partial<HoursSettings>,
    variant: RequestFormVariant = 'landing-section',
    now = before,
  ) => offeredTimes(change(changes).hours, variant, fullDay, now).map(({ reason }) => reason);

  it('a window that this weekday lacks is not offered', () => {
    const windows = hours.week[day].windows.filter((each) => each !== start);
    const week = { ...hours.week, [day]: { ...hours.week[day], windows } };
    expect(on({ week })).toEqual(
      hours.week[day].windows.map((each) => (each === start ? `not on ${day}s` : null)),
    );
    expect(new Set(on({ week }, 'contact-form'))).toEqual(new Set([null]));
    const label = twoHourWindows(hours)[1]?.label;
    expect(impossibleTime(change({ week }), 'landing-section', fullDay, `${start}:00`, before)).toBe(
      `${label} isn’t available on ${day}s. Choose another time, or call ${display}.`,
    );
  });

  it('a time with less notice than the owner needs is not offered', () => {
    const now = new Date(at(fullDay, start).getTime() - 5 * 3_600_000);
    const early = hours.week[day].windows.indexOf(start);
    expect(on({ leadHours: 5 }, 'landing-section', now).slice(early)).not.toContain(
      'we need 5 hours’ notice',
    );
    expect(on({ leadHours: 6 }, 'landing-section', now)[early]).toBe('we need 6 hours’ notice');
    expect(impossibleTime(change({ leadHours: 6 }), 'landing-section', fullDay, `${start}:00`, now)).toBe(
      `We need 6 hours’ notice. Choose another time, or call ${display}.`,
    );
    expect(
      noTimesLeft(change({ leadHours: 72 }), 'landing-section', fullDay, at(addDays(fullDay, -1), '12:00')),
    ).toBe(`No times are left on ${longDate(fullDay)}. Choose another day, or call ${display}.`);
  });

  it('a closed day is named', () => {
    const closures = [closedOn(fullDay)];
    expect(new Set(on({ closures }))).toEqual(new Set(['closed that day']));
    expect(noTimesLeft(change({ closures }), 'contact-form', fullDay, before)).toBe(
      `We’re closed on ${longDate(fullDay)} (Inventory). Choose another day, or call ${display}.`,
    );
  });

  it('a date beyond what can be booked is refused at its field', () => {
    const today = addDays(monday, -3);
    const error = (preferredDate: string, horizonDays: number) =>
      fieldErrors(
        requestFormSchema('contact-form'),
        { ...emptyRequestForm, preferredDate },
        { today, now: before, settings: change({ horizonDays }) },
      ).preferredDate;
    expect(error(addDays(today, 30), 30)).toBeUndefined();
    expect(error(addDays(today, 31), 30)).toBe('Choose a date within 30 days from now.');
    expect(error(addDays(today, 366), 365)).toBe('Choose a date within a year from now.');
  });
});
