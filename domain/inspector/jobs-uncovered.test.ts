import { expect, test } from 'vitest';
import { buildInspector } from '../../tools/testing/factories/build-inspector';
import { buildJob } from '../../tools/testing/factories/build-job';
import { weekdays } from '../business/facts';
import type { MemberWeek } from '../admin/member-hours';
import { factorySettings } from '../settings/factory-settings';
import { jobsUncovered } from './jobs-uncovered';

const date = '2026-12-02';
const job = (scheduled_time: string, scheduled_date = date) =>
  buildJob({ scheduled_date, scheduled_time, scheduled_until: null });
const [morning, evening] = [job('09:00'), job('19:00')];
const nextDay = job('09:00', '2026-12-03');
const weekFrom = (from: string, to: string) =>
  Object.fromEntries(weekdays.map((day) => [day, { works: true, from, to }])) as MemberWeek;
const always = { week: null, days_off: [] };

type Working = Parameters<typeof jobsUncovered>[2]['after'];
const uncovered = (before: Working, after: Working) =>
  jobsUncovered(factorySettings, buildInspector(), { before, after }, [morning, evening, nextDay]);

test('a new day off is without its jobs', () => {
  const off = { ...always, days_off: [{ from: date, to: date }] };
  expect(uncovered(always, off)).toEqual([morning, evening]);
});

test('shorter hours are without the jobs after them', () => {
  expect(uncovered(always, { ...always, week: weekFrom('08:00', '17:00') })).toEqual([evening]);
});

test('a job that was outside already isn’t listed again', () => {
  const short = { ...always, week: weekFrom('08:00', '17:00') };
  expect(uncovered(short, { ...short, days_off: [{ from: date, to: date }] })).toEqual([morning]);
});
