import { expect, test } from 'vitest';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { instantOf } from '../time/zoned-instant';
import { refusePast } from './refuse-past';

const { hours } = factorySettings;
const appointment = { scheduled_date: '2026-03-05', scheduled_time: '10:00' };
const at = (time: string) => instantOf('2026-03-05', time, business.timeZone);

test('an appointment that has begun needs the office’s confirmation', () => {
  expect(() => refusePast(hours, appointment, undefined, at('10:01'))).toThrow('appointment is time-past');
  expect(() => refusePast(hours, appointment, true, at('10:01'))).not.toThrow();
});

test('a later appointment needs none, even outside opening hours', () => {
  expect(() => refusePast(hours, appointment, undefined, at('09:59'))).not.toThrow();
  expect(() =>
    refusePast(hours, { ...appointment, scheduled_time: '23:30' }, undefined, at('09:59')),
  ).not.toThrow();
});
