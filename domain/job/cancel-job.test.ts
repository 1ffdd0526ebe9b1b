import { expect, test } from 'vitest';
import { cancelJobSchema, cancellableStatuses, cancelledJob, notifiesClient } from './cancel-job';
import { schedulableStatuses } from './schedule-job';

const idempotencyKey = 'f3b6b0de-6c7a-4f6e-9c0e-5f6f0a6c1b11';

test('a job that has not started can be canceled and scheduled', () => {
  expect(cancellableStatuses).toEqual(['pending', 'scheduled']);
  expect(schedulableStatuses).toEqual(['pending', 'scheduled']);
});

test('only a client with an appointment is notified', () => {
  expect(cancellableStatuses.map(notifiesClient)).toEqual([false, true]);
});

test('a canceled appointment gets a higher sequence, so that calendars remove it', () => {
  const cancellation = { reason: 'Sold', by: 'client', at: '2026-03-05' };
  expect(cancelledJob({ status: 'scheduled', calendar_sequence: 1 }, cancellation)).toEqual({
    status: 'cancelled',
    calendar_sequence: 2,
    cancellation,
  });
  expect(cancelledJob({ status: 'pending', calendar_sequence: 1 }, cancellation)).toEqual({
    status: 'cancelled',
    cancellation,
  });
});

test('a reason is optional', async () => {
  await expect(cancelJobSchema.validate({ bookingId: 'b-1', idempotencyKey })).resolves.toMatchObject({
    reason: '',
  });
});
