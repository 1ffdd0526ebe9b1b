import { describe, expect, test } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { jobStatuses } from './job-status';
import { sendWorkflowEmailSchema, updateJobStatusSchema } from './job-calls';

describe('Start Job and Mark Complete', () => {
  const request = { bookingId: 'booking-1', idempotencyKey: crypto.randomUUID() };

  test.each(jobStatuses)('%s', (status) => {
    expect(updateJobStatusSchema.isValidSync({ ...request, status })).toBe(
      status === 'in_progress' || status === 'completed',
    );
  });
});

describe('send-workflow-email', () => {
  const bookingData = { bookingId: 'booking-1' };

  test.each(['booking_approved', 'forms_reminder'])('%s is a type', (type) => {
    expect(sendWorkflowEmailSchema.isValidSync({ type, bookingData })).toBe(true);
  });

  test.each([
    { type: 'newsletter', bookingData },
    { bookingData },
    { type: 'booking_approved' },
    { type: 'booking_approved', bookingData: {} },
    { type: 'booking_approved', bookingData: { bookingId: 'a/b' } },
  ])('%j is refused', (body) => {
    expect(sendWorkflowEmailSchema.isValidSync(body)).toBe(false);
  });

  test('takes the whole bookingData of requirement E-06', () => {
    const whole = {
      bookingId: 'booking-1',
      customerName: 'Dana',
      customerEmail: 'dana@example.com',
      serviceType: usualService.title,
      scheduledDate: '2026-12-01',
      scheduledTime: '10:00',
      address: '482 E Ridgeline Dr',
      totalPrice: 199,
      specialInstructions: '',
    };
    expect(sendWorkflowEmailSchema.isValidSync({ type: 'booking_approved', bookingData: whole })).toBe(true);
  });
});
