import type { Job } from '@domain/job/job';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';

interface EndAction {
  readonly cancel: (job: Job, reason: string) => Promise<ActionOutcome>;
  readonly remove: (job: Job) => Promise<ActionOutcome>;
  readonly isRunning: (job: Job) => boolean;
}

interface ListChanges {
  readonly onCancelled: (jobId: string) => void;
  readonly onGone: (jobId: string) => void;
}

/** Cancel Job and Delete Job, with their toasts. Repeated presses send one request. */
export function useEndAction(call: CallAsAdmin, { onCancelled, onGone }: ListChanges): EndAction {
  const { act, running } = useActions();
  return {
    cancel: async (job, reason) => {
      const outcome = await act(
        `cancel:${job.id}`,
        {
          done: 'Job Cancelled',
          failed: 'Failed to cancel the job.',
          about: job.customer.name,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-job-cancel', { bookingId: job.id, reason, idempotencyKey }),
      );
      if (outcome !== 'failed') onCancelled(job.id);
      return outcome;
    },
    remove: async (job) => {
      const outcome = await act(
        `delete:${job.id}`,
        {
          done: 'Job Deleted',
          failed: (reason) => `Failed to delete job: ${reason ?? 'Unknown error'}`,
          about: job.customer.name,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-job-delete', { bookingId: job.id, idempotencyKey }),
      );
      if (outcome !== 'failed') onGone(job.id);
      return outcome;
    },
    isRunning: (job) => running.has(`cancel:${job.id}`) || running.has(`delete:${job.id}`),
  };
}
