import { expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import { usualService } from '../../tools/testing/usual-service';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { openWindows } from '../hours/open-windows';
import { factorySettings } from '../settings/factory-settings';
import type { Settings } from '../settings/settings';
import { dayWhere } from '../testing/day-where';
import { addDays } from '../time/calendar-date';
import { hoursAndMinutes, minutesOfDay } from '../time/time-of-day';
import { windowAt } from '../appointment/arrival';
import { clientTimes } from './client-times';

const settings = { ...factorySettings, services: changedServices({ minutes: 60 }) };
const { title } = usualService;
const now = new Date('2026-11-23T12:00:00Z');
const date = dayWhere(
  addDays('2026-11-23', 7),
  (day) => (hoursOn(settings.hours, day)?.windows.length ?? 0) > 1,
);
const windows = openWindows(settings.hours, date).map(({ value }) => hoursAndMinutes(value));
const [first = ''] = windows;
const ann = buildInspector();

const other = buildInspector({ uid: 'other' });

const times = (
  job: { readonly inspector_id: string | null },
  taken: string | null | undefined,
  inspector = job.inspector_id === null ? null : ann,
  planning: Settings = settings,
) =>
  clientTimes(
    planning,
    {
      job: { ...job, service_type: title },
      inspector,
      inspectors: [ann, other],
      date,
      others: taken === undefined ? [] : [{ ...windowAt(first), service_type: title, inspector_id: taken }],
    },
    business.timeZone,
    now,
  );

test('an inspector’s job can’t be moved to where they have another one', () => {
  expect(times({ inspector_id: ann.uid }, undefined)).toEqual(windows);
  expect(times({ inspector_id: ann.uid }, ann.uid)).not.toContain(first);
});

test('another inspector’s job leaves the time free', () => {
  expect(times({ inspector_id: ann.uid }, 'other')).toEqual(windows);
});

test('a job that nobody does yet may become anyone’s', () => {
  expect(times({ inspector_id: ann.uid }, null)).not.toContain(first);
  expect(times({ inspector_id: null }, 'other')).not.toContain(first);
});

test('a job of someone who does no inspections anymore may become anyone’s', () => {
  expect(times({ inspector_id: ann.uid }, 'gone')).not.toContain(first);
  expect(times({ inspector_id: 'gone' }, 'other', null)).not.toContain(first);
});

test('a job longer than a window needs the next one too, and takes it from others', () => {
  const minutes = minutesOfDay(windows[1] ?? '') - minutesOfDay(first) + 60;
  const long = { ...settings, services: changedServices({ minutes }) };
  const later = windows.filter((time) => minutesOfDay(time) >= minutesOfDay(first) + minutes);
  expect(later).not.toContain(windows[1]);
  expect(times({ inspector_id: ann.uid }, ann.uid, ann, long)).toEqual(later);
  expect(times({ inspector_id: ann.uid }, ann.uid)).toContain(windows[1]);
});

test('nothing is free on the inspector’s day off, whatever their services', () => {
  const off = buildInspector({ uid: ann.uid, days_off: [{ from: date, to: date }] });
  expect(times({ inspector_id: ann.uid }, undefined, off)).toEqual([]);
  expect(times({ inspector_id: ann.uid }, undefined, buildInspector({ services: [] }))).toEqual(windows);
});

test('nothing is available while the inspector is busy in their own calendar', () => {
  const from = minutesOfDay(first);
  const busy = buildInspector({ uid: ann.uid, busy: { [date]: [{ from, to: from + 15 }] } });
  expect(times({ inspector_id: ann.uid }, undefined, busy)).toEqual(windows.slice(1));
});
