// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { monthOf } from '@domain/availability/month';
import { business } from '@domain/business/business';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { standardService } from '@domain/settings/offered-services';
import { dayWhere } from '@domain/testing/day-where';
import { addDays } from '@domain/time/calendar-date';
import { hoursAndMinutes } from '@domain/time/time-of-day';
import { instantOf } from '@domain/time/zoned-instant';
import { daysTaken } from './days-taken';
import { forgetMonths } from './months-store';

const { hours, services } = factorySettings;
const isOpen = (date: string) => openWindows(hours, date).length > 0;
/** Two open days in a row, in one month. */
const today = dayWhere('2026-11-02', (date) => isOpen(date) && isOpen(addDays(date, 1)));
const tomorrow = addDays(today, 1);
const { id, title } = standardService(services);

beforeEach(() => {
  forgetMonths();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The marks at a time of today, where the server says that all windows are free. */
async function marksAt(time: string, leadHours: number) {
  vi.setSystemTime(instantOf(today, time, business.timeZone));
  const windows = Object.fromEntries(
    [today, tomorrow].map((date) => [
      date,
      Object.fromEntries(openWindows(hours, date).map(({ value }) => [hoursAndMinutes(value), [id]])),
    ]),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ month: monthOf(today), windows, hours: {} })));
  const settings = { services, hours: { ...hours, leadHours } };
  const marks = daysTaken('landing-section', settings, title);
  const known = new Promise<void>((resolve) => {
    marks.subscribe(resolve);
  });
  marks.ask(monthOf(today));
  await known;
  return [marks.isTaken(today), marks.isTaken(tomorrow)];
}

test.each([
  ['in the morning', '00:05', 0, [false, false]],
  ['in the evening', '23:30', 0, [true, false]],
  ['with a day’s notice', '23:30', 24, [true, true]],
])('days on which nothing can be chosen anymore are marked: %s', async (_what, time, notice, marks) => {
  expect(await marksAt(time, notice)).toEqual(marks);
});

test('a day of which nothing is known is marked only if the form offers nothing', () => {
  vi.setSystemTime(instantOf(today, '23:30', business.timeZone));
  const marks = daysTaken('landing-section', { services, hours: { ...hours, leadHours: 0 } }, title);
  expect([marks.isTaken(today), marks.isTaken(tomorrow)]).toEqual([true, false]);
});
