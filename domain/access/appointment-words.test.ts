import { expect, test } from 'vitest';
import { appointmentWords } from './appointment-words';

const slot = { scheduled_date: '2026-03-05', scheduled_time: '10:00', scheduled_until: null };

test('an agreed appointment is shown with its date', () => {
  expect(appointmentWords({ ...slot, appointment_agreed: true })).toBe('Thursday, March 5, 2026, 10:00 AM');
});

test('a date that hasn’t been agreed on is not shown', () => {
  expect(appointmentWords({ ...slot, appointment_agreed: false })).toBe(
    'We’ll agree on the date and time with you',
  );
});
