import type { Booking } from '@domain/job/booking';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions } from '@/ui/use-actions';
import { jobStatusWords } from './job-words';
import { nextStatus } from './next-status';

export interface JobAction {
  /** Start Job or Mark Complete, whichever the job's status offers. */
  readonly advance: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

/** Moves a job on, once however often it is pressed, with its toasts. */
export function useJobAction(call: CallAsAdmin): JobAction {
  const { act, running } = useActions();
  const nameOf = (job: Booking) => `${job.id}:${job.status}`;
  return {
    advance: (job) => {
      const next = nextStatus[job.status];
      if (!next) return;
      void act(
        nameOf(job),
        {
          done: 'Status Updated',
          failed: 'Failed to update status.',
          about: `${job.customer.name}: ${jobStatusWords[next.status].toLowerCase()}`,
          refusedOffline: true,
        },
        (idempotencyKey) =>
          call('updateJobStatus', { bookingId: job.id, status: next.status, idempotencyKey }),
      );
    },
    isRunning: (job) => running.has(nameOf(job)),
  };
}
