import { describe, expect, it, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { business } from '../business/business';
import { hoursOn } from '../business/hours-on';
import { openWindows } from '../business/open-windows';
import { factorySettings } from '../settings/factory-settings';
import { phoneOf } from '../settings/phone-of';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import { addDays } from '../time/calendar-date';
import { clockTime, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { instantOf } from '../time/zoned-instant';
import { requestFormSchema, emptyRequestForm, type RequestFormVariant } from './request-form';
import { impossibleTime, noTimesLeft, offeredTimes } from './offered-times';
import { hourlySlots, timeSlotsOf, twoHourWindows } from './time-slots';

const { contact } = factorySettings;
const { display } = phoneOf(contact);
const variants: readonly RequestFormVariant[] = ['landing-section', 'contact-form'];
const monday = '2026-11-23';
const fullDay = dayWhere(monday, (date) => openWindows(date).length === twoHourWindows.length);
/** Not every business has a day on which it closes before the last window ends. */
const shortDay = findDay(
  monday,
  (date) => hoursOn(date) !== null && openWindows(date).length < twoHourWindows.length,
);
/** Nor one on which it is closed. */
const closedDay = findDay(monday, (date) => hoursOn(date) === null);
const at = (date: string, time: string) => instantOf(date, time, business.timeZone);
const before = at(addDays(monday, -3), '12:00');
const reasons = (variant: RequestFormVariant, date: string, now = before) =>
  offeredTimes(variant, date, now).map(({ reason }) => reason);

describe.each(variants)('the %s', (variant) => {
  const { slots } = timeSlotsOf(variant);

  it('offers the specified times without a date, and on a day that is open for all of them', () => {
    for (const date of ['', fullDay]) {
      expect(offeredTimes(variant, date, before)).toEqual(slots.map((slot) => ({ ...slot, reason: null })));
    }
  });

  it.skipIf(closedDay === undefined)('offers none on a closed day, and says why and what to do', () => {
    if (closedDay === undefined) return;
    expect(new Set(reasons(variant, closedDay))).toEqual(new Set([`closed on ${weekdayOf(closedDay)}s`]));
    expect(noTimesLeft(contact, variant, closedDay, before)).toBe(
      `We’re closed on ${weekdayOf(closedDay)}s. Choose another day, or call ${display}.`,
    );
    expect(noTimesLeft(contact, variant, fullDay, before)).toBeUndefined();
    expect(noTimesLeft(contact, variant, '', before)).toBeUndefined();
  });

  it('offers none that has started, to the minute', () => {
    const [first, second] = slots;
    const now = at(fullDay, hoursAndMinutes(first?.value ?? ''));
    expect(reasons(variant, fullDay, now)).toEqual(
      slots.map((slot) => (slot === first ? 'already begun' : null)),
    );
    expect(impossibleTime(contact, variant, fullDay, first?.value ?? '', now)).toBe(
      `${first?.label} today has already begun. Choose another time, or call ${display}.`,
    );
    expect(impossibleTime(contact, variant, fullDay, second?.value ?? '', now)).toBeUndefined();
    const justBefore = new Date(now.getTime() - 1);
    expect(reasons(variant, fullDay, justBefore)).toEqual(slots.map(() => null));
  });

  it('says in the evening that no times are left', () => {
    const evening = at(fullDay, hoursAndMinutes(slots.at(-1)?.value ?? ''));
    expect(noTimesLeft(contact, variant, fullDay, evening)).toBe(
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
        `${last?.label} is outside our ${weekdayOf(shortDay)} hours, ${hoursOn(shortDay)?.hours}. Choose another time, or call ${display}.`,
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
    const closes = hoursOn(shortDay)?.open.closes ?? '';
    const left = (variant: RequestFormVariant) =>
      offeredTimes(variant, shortDay, before).filter(({ reason }) => reason === null);
    expect(left('landing-section').map(({ value }) => value)).toEqual(
      openWindows(shortDay).map(({ value }) => value),
    );
    expect(left('contact-form').map(({ value }) => value)).toEqual(
      hourlySlots.map(({ value }) => value).filter((value) => hoursAndMinutes(value) < closes),
    );
    expect(reasons('landing-section', shortDay).at(-1)).toBe(`we close at ${clockTime(closes)}`);
  },
);
