import { expect, test } from 'vitest';
import { weekdayOf } from '@domain/time/weekday-of';
import { buildInspector } from '../../../../tools/testing/factories/build-inspector';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { isOffOn, jobsIn, lanesOf, weekOf } from './lanes';

const date = '2026-12-02';
const ann = { ...buildInspector({ name: 'Ann Lee' }), inspects: true };
const bo = { ...buildInspector({ name: 'Bo Ray' }), inspects: false };
const job = (inspector_id: string | null, scheduled_time = '10:00') =>
  buildJob({ inspector_id, scheduled_date: date, scheduled_time });

test('a lane for each inspector, for others who still have jobs, and for nobody', () => {
  const lanes = lanesOf([ann, bo], [job(bo.uid), job('gone'), job(null)]);
  expect(lanes.map(({ name, open }) => [name, open])).toEqual([
    ['Ann Lee', true],
    ['Bo Ray', false],
    ['Former team member', false],
    ['Nobody yet', true],
  ]);
});

test('a lane has its jobs of the day, by time', () => {
  const [first, second, nobodys] = [job(ann.uid, '14:00'), job(ann.uid, '09:00'), job(null)];
  const [own, nobody] = lanesOf([ann], []);
  const all = [first, second, nobodys];
  expect(own && jobsIn(own, date, all)).toEqual([second, first]);
  expect(own && jobsIn(own, '2026-12-03', all)).toEqual([]);
  expect(nobody && jobsIn(nobody, date, all)).toEqual([nobodys]);
});

test('a week is from Sunday to Saturday', () => {
  for (const day of ['2026-11-29', date, '2026-12-05']) {
    const days = weekOf(day);
    expect(days).toHaveLength(7);
    expect(days[0]).toBe('2026-11-29');
    expect(weekdayOf(days[6] ?? '')).toBe('Saturday');
  }
});

test('a lane is off on its inspector’s days off', () => {
  const [lane] = lanesOf([{ ...ann, days_off: [{ from: date, to: date }] }], []);
  expect(lane && isOffOn(lane, date)).toBe(true);
  expect(lane && isOffOn(lane, '2026-12-03')).toBe(false);
});
