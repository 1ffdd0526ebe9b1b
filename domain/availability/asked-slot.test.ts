import { describe, expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { windowAt } from '../appointment/arrival';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { openWindows } from '../hours/open-windows';
import { hourlySlotMinutes, hourlySlots } from '../request/time-slots';
import { factorySettings } from '../settings/factory-settings';
import { clockChanges } from '../testing/clock-changes';
import { dayWhere } from '../testing/day-where';
import { addDays } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { instantOf } from '../time/zoned-instant';
import { askedSlot } from './asked-slot';

const { hours } = factorySettings;
const starts = (date: string) => openWindows(hours, date).map(({ value }) => value);
const date = dayWhere('2026-12-01', (day) => starts(day).length > 0);
const [first = ''] = starts(date);
const start = hoursAndMinutes(first);
const noon = (day: string) => instantOf(day, '12:00', business.timeZone);
const request = {
  preferred_date: date,
  preferred_time: first,
  preferred_until: windowAt(start).scheduled_until,
  service_type: usualService.title,
  date_flexible: false,
  time_flexible: false,
};
const asked = (changes: Partial<typeof request> = {}, now = noon(addDays(date, -3)), leadHours = 0) =>
  askedSlot({ ...factorySettings, hours: { ...hours, leadHours } }, { ...request, ...changes }, now);

test('a window that is offered is the appointment that is asked for', () => {
  expect(asked()).toEqual({ scheduled_date: date, ...windowAt(start) });
});

test.each<[string, Parameters<typeof asked>]>([
  ['the date is open', [{ date_flexible: true }]],
  ['the time is open', [{ time_flexible: true }]],
  ['the day is over', [{}, noon(addDays(date, 1))]],
  ['the day is too far ahead', [{}, noon(addDays(date, -hours.horizonDays - 1))]],
  ['the notice is too short', [{}, noon(addDays(date, -1)), 72]],
  ['no window begins then', [{ preferred_time: `${addMinutes(start, 30)}:00` }]],
])('there is none where %s', (_what, args) => {
  expect(asked(...args)).toBeNull();
});

test('an hour is asked for where the service ends by closing time', () => {
  const closes = hoursOn(hours, date)?.closes ?? '';
  const last = hourlySlots(hours)
    .map(({ value }) => value)
    .filter((value) => addMinutes(hoursAndMinutes(value), hourlySlotMinutes) <= closes)
    .at(-1);
  const hour = { preferred_time: last ?? '', preferred_until: null };
  const of = (minutes: number) =>
    askedSlot(
      { ...factorySettings, services: changedServices({ minutes }), hours: { ...hours, leadHours: 0 } },
      { ...request, ...hour },
      noon(addDays(date, -3)),
    );
  expect(of(60)).toMatchObject({ scheduled_date: date, scheduled_until: null });
  expect(of(180)).toBeNull();
});

describe('over a change of the clocks', () => {
  const changes = clockChanges(business.timeZone, '2026-12-01');
  const openDay = { open: true, opens: '08:00', closes: '20:00', closedWords: '', windows: ['12:00'] };

  test.skipIf(changes.length === 0)('notice is counted in hours that pass, and the hour stays', () => {
    for (const change of changes) {
      const day = dayWhere(addDays(change, 1), (next) => starts(next).length > 0);
      const [value = ''] = starts(day);
      const begins = instantOf(day, hoursAndMinutes(value), business.timeZone);
      const ahead = (ms: number) => new Date(begins.getTime() - 48 * 3_600_000 - ms);
      const on = { preferred_date: day, preferred_time: value };
      const until = windowAt(hoursAndMinutes(value)).scheduled_until;
      const own = { ...on, preferred_until: until };
      expect(asked(own, ahead(60_000), 48)?.scheduled_time).toBe(hoursAndMinutes(value));
      expect(asked(own, ahead(-60_000), 48)).toBeNull();
    }
  });

  test.skipIf(changes.length === 0)('the day itself has its hours, if the business is open then', () => {
    for (const change of changes) {
      const week = { ...hours.week, [weekdayOf(change)]: openDay };
      const { scheduled_until: preferred_until } = windowAt('12:00');
      const own = { preferred_date: change, preferred_time: '12:00:00', preferred_until };
      const slot = (now: Date) =>
        askedSlot(
          { ...factorySettings, hours: { ...hours, week, closures: [], leadHours: 0 } },
          { ...request, ...own },
          now,
        );
      const begins = instantOf(change, '12:00', business.timeZone).getTime();
      expect(slot(new Date(begins - 60_000))).toEqual({ scheduled_date: change, ...windowAt('12:00') });
      expect(slot(new Date(begins + 60_000))).toBeNull();
    }
  });
});
