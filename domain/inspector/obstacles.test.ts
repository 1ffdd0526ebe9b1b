import { describe, expect, test } from 'vitest';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import type { MemberWeek } from '../admin/member-hours';
import { weekdays } from '../business/facts';
import { factorySettings } from '../settings/factory-settings';
import { activeServices } from '../settings/offered-services';
import { obstacleSentence } from './obstacle-words';
import { obstacles, type AssignedJob, type PlannedJob } from './obstacles';

const settings = factorySettings;
const [service] = activeServices(settings.services);
const title = service?.title ?? '';
/** A Wednesday. */
const date = '2026-12-02';
const visit: PlannedJob = {
  scheduled_date: date,
  scheduled_time: '10:00',
  scheduled_until: '12:00',
  service_type: title,
};
const week = (works: boolean, from: string, to: string) =>
  Object.fromEntries(weekdays.map((day) => [day, { works, from, to }])) as MemberWeek;
const inspector = buildInspector();
const job = (overrides: Partial<AssignedJob>): AssignedJob => ({
  scheduled_time: '10:00',
  scheduled_until: '12:00',
  service_type: title,
  inspector_id: inspector.uid,
  ...overrides,
});

test('nothing stands against an inspector who does everything at any time', () => {
  expect(obstacles(settings, inspector, visit, [])).toEqual([]);
});

test.each([
  ['a service that they don’t do', { services: [] }, ['service']],
  ['a day off', { days_off: [{ from: '2026-12-01', to: date }] }, ['day-off']],
  ['the last day off is a day off', { days_off: [{ from: date, to: '2026-12-04' }] }, ['day-off']],
  ['days off before and after', { days_off: [{ from: '2026-11-30', to: '2026-12-01' }] }, []],
  ['a weekday on which they don’t work', { week: week(false, '08:00', '18:00') }, ['outside-hours']],
  ['a window that begins before they do', { week: week(true, '11:00', '18:00') }, ['outside-hours']],
  ['a window that ends after they do', { week: week(true, '08:00', '11:00') }, ['outside-hours']],
  ['a window that just fits', { week: week(true, '10:00', '12:00') }, []],
  ['an hour that is busy in their calendar', { busy: { [date]: [{ from: 660, to: 720 }] } }, ['busy']],
  [
    'busy times before and after',
    {
      busy: {
        [date]: [
          { from: 540, to: 600 },
          { from: 720, to: 780 },
        ],
      },
    },
    [],
  ],
  ['another day that is busy', { busy: { '2026-12-01': [{ from: 0, to: 1440 }] } }, []],
])('%s', (_what, overrides, expected) => {
  expect(obstacles(settings, buildInspector(overrides), visit, [])).toEqual(expected);
});

test('a service of theirs, and a name that no service has, are done', () => {
  const own = buildInspector({ services: [service?.id ?? ''] });
  expect(obstacles(settings, own, visit, [])).toEqual([]);
  expect(
    obstacles(settings, buildInspector({ services: [] }), { ...visit, service_type: 'Chimney' }, []),
  ).toEqual([]);
});

describe('another job', () => {
  test.each([
    ['at the same time', {}, ['taken']],
    ['that overlaps', { scheduled_time: '11:30', scheduled_until: '13:30' }, ['taken']],
    ['that begins when it ends', { scheduled_time: '12:00', scheduled_until: '14:00' }, []],
    ['of someone else', { inspector_id: 'other' }, []],
    ['of nobody yet', { inspector_id: null }, []],
  ])('%s', (_what, overrides, expected) => {
    expect(obstacles(settings, inspector, visit, [job(overrides)])).toEqual(expected);
  });
});

test('all that stands against someone is one sentence', () => {
  const ann = buildInspector({
    name: 'Ann Lee',
    services: [],
    days_off: [{ from: date, to: date }],
    busy: { [date]: [{ from: 0, to: 1440 }] },
  });
  expect(obstacleSentence(ann, obstacles(settings, ann, visit, []))).toBe(
    'Ann Lee doesn’t do this service, has the day off, and is busy in their own calendar at this time.',
  );
});
