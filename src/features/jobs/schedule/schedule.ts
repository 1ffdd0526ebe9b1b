import { arrivalWords } from '@domain/appointment/arrival';
import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { Actions, ActionOutcome } from '@/ui/use-actions';
import type { ConfirmedAppointment } from './schedule-form';

interface Tools extends Pick<Actions, 'act'> {
  readonly call: CallAsAdmin;
}

/** Schedules or reschedules a job, with its toasts. Repeated presses send one request. */
export function schedule(job: Job, slot: ConfirmedAppointment, { act, call }: Tools): Promise<ActionOutcome> {
  const pending = job.status === 'pending';
  return act(
    `schedule-${job.id}`,
    {
      done: pending ? 'Job Scheduled' : 'Job Rescheduled',
      failed: pending ? 'Failed to schedule the job.' : 'Failed to reschedule the job.',
      about: `${job.customer.name}, ${arrivalWords(slot)}`,
    },
    (idempotencyKey) => call('office-job-schedule', { bookingId: job.id, ...slot, idempotencyKey }),
  );
}
