import { expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import { usualService } from '../../tools/testing/usual-service';
import { windowAt } from '../appointment/arrival';
import { hoursOn } from '../hours/hours-on';
import { openWindows } from '../hours/open-windows';
import { hourlySlots } from '../request/time-slots';
import { factorySettings } from '../settings/factory-settings';
import { activeServices } from '../settings/offered-services';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import { addMinutes, hoursAndMinutes, minutesOfDay } from '../time/time-of-day';
import { monthOf } from './month';
import { monthAvailability } from './month-availability';

const settings = { ...factorySettings, services: changedServices({ minutes: 60 }) };
const { hours, services } = settings;
const date = dayWhere('2026-12-01', (day) => (hoursOn(hours, day)?.windows.length ?? 0) > 1);
const closed = findDay('2026-12-01', (day) => hoursOn(hours, day) === null);
const starts = openWindows(hours, date).map(({ value }) => hoursAndMinutes(value));
const [first = '', second = ''] = starts;
const ids = activeServices(services).map(({ id }) => id);
const ann = buildInspector({ uid: 'ann' });

const built = (dates: readonly string[], jobs: Parameters<typeof monthAvailability>[2]['jobs'] = new Map()) =>
  monthAvailability(monthOf(date), dates, { settings, inspectors: [ann], jobs });

test('an empty day has all services at all of its windows and hours', () => {
  const month = built([date]);
  expect(month.windows).toEqual({ [date]: Object.fromEntries(starts.map((time) => [time, ids])) });
  expect(Object.keys(month.hours[date] ?? {}).length).toBeLessThanOrEqual(hourlySlots(hours).length);
  expect(month.hours[date]?.[first]).toEqual(ids);
});

test('a job takes its window, and each hour that would reach into it', () => {
  const job = { ...windowAt(first), service_type: usualService.title, inspector_id: 'ann' };
  const month = built([date], new Map([[date, [job]]]));
  expect(month.windows[date]?.[first]).toEqual([]);
  expect(month.windows[date]?.[second]).toEqual(ids);
  expect(month.hours[date]?.[first]).toEqual([]);
});

test('a job longer than its window takes the next one too', () => {
  const minutes = minutesOfDay(second) - minutesOfDay(first) + 60;
  const long = { ...settings, services: changedServices({ minutes }) };
  const job = { ...windowAt(first), service_type: usualService.title, inspector_id: 'ann' };
  const jobs = new Map([[date, [job]]]);
  const month = monthAvailability(monthOf(date), [date], { settings: long, inspectors: [ann], jobs });
  expect(month.windows[date]?.[first]).toEqual([]);
  expect(month.windows[date]?.[second]).toEqual([]);
});

test('an hour is available to a service that ends by closing time', () => {
  const long = { ...settings, services: changedServices({ minutes: 180 }) };
  const month = monthAvailability(monthOf(date), [date], {
    settings: long,
    inspectors: [ann],
    jobs: new Map(),
  });
  const closes = hoursOn(hours, date)?.closes ?? '';
  const day = Object.entries(month.hours[date] ?? {});
  const free = day.filter(([, services]) => services.includes(usualService.id)).map(([time]) => time);
  expect(free).toEqual(day.map(([time]) => time).filter((time) => addMinutes(time, 180) <= closes));
  expect(free.length).toBeGreaterThan(0);
  expect(free.length).toBeLessThan(day.length);
});

test.skipIf(closed === undefined)('a closed day has no times', () => {
  expect(built([closed ?? '']).windows).toEqual({ [closed ?? '']: {} });
});
