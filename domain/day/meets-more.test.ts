import { expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import type { JobStatus } from '../job/job-status';
import { factorySettings } from '../settings/factory-settings';
import { activeServices } from '../settings/offered-services';
import { meetsMore, overbooksMore } from './meets-more';

const longer = { ...factorySettings, services: changedServices({ minutes: usualService.minutes + 120 }) };
const job = {
  scheduled_date: '2026-12-02',
  scheduled_time: '08:00',
  scheduled_until: null,
  service_type: usualService.title,
  inspector_id: 'ann',
  status: 'scheduled' as JobStatus,
};
const other = { ...job, scheduled_time: '11:00', scheduled_until: '13:00' };
const [another] = activeServices(longer.services).filter(({ id }) => id !== usualService.id);
const short = { ...job, service_type: another?.title ?? '' };

test('a longer service meets the next job of the inspector, and nobody else’s', () => {
  const change = { before: short, after: job };
  expect(meetsMore(longer, change, [other])).toBe(true);
  expect(meetsMore(longer, change, [{ ...other, inspector_id: 'bo' }])).toBe(false);
  expect(meetsMore(longer, change, [{ ...other, inspector_id: null }])).toBe(false);
});

test('a job that met another one before may go on doing so', () => {
  const meeting = { ...other, scheduled_time: '08:00', scheduled_until: '10:00' };
  expect(meetsMore(longer, { before: short, after: job }, [meeting])).toBe(false);
});

test('a job that takes time again meets what was put there', () => {
  const cancelled = { ...job, status: 'cancelled' as JobStatus };
  const meeting = { ...other, scheduled_time: '09:00' };
  expect(meetsMore(longer, { before: cancelled, after: job }, [meeting])).toBe(true);
  expect(meetsMore(longer, { before: job, after: cancelled }, [meeting])).toBe(false);
});

test('where nobody inspects, a job that takes longer or time again meets any other', () => {
  const [open, next] = [
    { ...job, inspector_id: null },
    { ...other, inspector_id: null },
  ];
  const grows = { before: { ...open, service_type: short.service_type }, after: open };
  expect(overbooksMore(longer, [], grows, [next])).toBe(true);
  expect(overbooksMore(longer, [], { before: open, after: open }, [next])).toBe(false);
  const cancelled = { ...open, status: 'cancelled' as JobStatus };
  expect(overbooksMore(longer, [], { before: cancelled, after: open }, [next])).toBe(true);
  expect(overbooksMore(longer, [], { before: open, after: cancelled }, [next])).toBe(false);
});
