import { expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { hourlySlots, twoHourWindows } from '../request/time-slots';
import { hoursAndMinutes } from '../time/time-of-day';
import { arrivalTime, arrivalWords, windowEnd, windowWords } from './arrival';

const { hours } = factorySettings;

test.each(twoHourWindows(hours))(
  'the window $label of the site is written the same everywhere',
  ({ value, label }) => {
    const from = hoursAndMinutes(value);
    expect(arrivalTime({ scheduled_time: from, scheduled_until: windowEnd(from) })).toBe(label);
  },
);

test.each(hourlySlots(hours))('the time $label stays a time', ({ value, label }) => {
  expect(arrivalTime({ scheduled_time: hoursAndMinutes(value), scheduled_until: null })).toBe(label);
});

test('a window that the office begins at another time', () => {
  expect(windowWords('09:30', '11:30')).toBe('9:30-11:30 AM');
  expect(windowWords('11:15', '13:15')).toBe('11:15 AM-1:15 PM');
});

test('a window ends on its day', () => {
  expect(windowEnd('14:00')).toBe('16:00');
  expect(windowEnd('23:00')).toBe('23:59');
});

test('an appointment in words', () => {
  const scheduled_date = '2026-12-01';
  expect(arrivalWords({ scheduled_date, scheduled_time: '10:00', scheduled_until: '12:00' })).toBe(
    'Tuesday, December 1, 2026, 10 AM-12 PM',
  );
  expect(arrivalWords({ scheduled_date, scheduled_time: '10:00', scheduled_until: null })).toBe(
    'Tuesday, December 1, 2026, 10:00 AM',
  );
});

test('a job stored without a time has none', () => {
  expect(arrivalTime({ scheduled_time: '', scheduled_until: null })).toBe('');
});
