import { expect, test } from 'vitest';
import { movedJob } from './move-job';

const appointment = { scheduled_date: '2026-03-05', scheduled_time: '10:00', scheduled_until: null };

test('a pending job gets its first appointment, with the approval email', () => {
  expect(movedJob({ status: 'pending', calendar_sequence: 0 }, appointment)).toEqual({
    action: 'scheduled',
    fields: { ...appointment, status: 'scheduled', times_offered_at: null, calendar_sequence: 0 },
    mail: { kind: 'booking_approved', occasion: 'scheduled' },
  });
});

test('a scheduled job is moved, with a higher sequence and an email of its own for each move', () => {
  expect(movedJob({ status: 'scheduled', calendar_sequence: 2 }, appointment)).toEqual({
    action: 'moved',
    fields: { ...appointment, status: 'scheduled', times_offered_at: null, calendar_sequence: 3 },
    mail: { kind: 'appointment_moved', occasion: 'sequence-3' },
  });
});
