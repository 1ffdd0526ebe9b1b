import { expect, test } from 'vitest';
import { cancelJobSchema, cancellableStatuses, tellsClient } from './cancel-job';
import { schedulableStatuses } from './schedule-job';

const idempotencyKey = 'f3b6b0de-6c7a-4f6e-9c0e-5f6f0a6c1b11';

test('a job that has not started can be canceled and scheduled', () => {
  expect(cancellableStatuses).toEqual(['pending', 'scheduled']);
  expect(schedulableStatuses).toEqual(['pending', 'scheduled']);
});

test('only a client with an appointment is notified', () => {
  expect(cancellableStatuses.map(tellsClient)).toEqual([false, true]);
});

test('a reason is optional', async () => {
  await expect(cancelJobSchema.validate({ bookingId: 'b-1', idempotencyKey })).resolves.toMatchObject({
    reason: '',
  });
});
