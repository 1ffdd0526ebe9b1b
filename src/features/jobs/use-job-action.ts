import type { CallResponse } from '@domain/api/contract';
import type { Booking } from '@domain/job/booking';
import { undoSeconds, type UndoStep } from '@domain/job/undo-step';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions } from '@/ui/use-actions';
import { jobStatusWords } from './job-words';
import { nextStatus } from './next-status';
import { undoableStep } from './undoable-step';

export interface JobAction {
  /** Start Job or Mark Complete, whichever the job's status offers. */
  readonly advance: (job: Booking) => void;
  /** Takes the last of these back. */
  readonly undo: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

/** Moves a job on and back, once however often it is pressed, with its toasts. */
export function useJobAction(call: CallAsAdmin, onChanged: (jobId: string) => void): JobAction {
  const { act, running } = useActions();
  const stepName = (job: Booking) => `${job.id}:${job.status}`;
  const undoName = (job: Booking) => `undo:${job.id}`;

  const undo = async (job: Booking, from: UndoStep['from']) => {
    const outcome = await act(
      undoName(job),
      {
        done: 'Status Updated',
        failed: 'Failed to undo.',
        about: ({ status }: CallResponse<'undoStep'>) =>
          `${job.customer.name}: ${jobStatusWords[status].toLowerCase()} again`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('undoStep', { bookingId: job.id, from, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(job.id);
  };

  const advance = async (job: Booking) => {
    const next = nextStatus[job.status];
    if (!next) return;
    const outcome = await act(
      stepName(job),
      {
        done: 'Status Updated',
        failed: 'Failed to update status.',
        about: `${job.customer.name}: ${jobStatusWords[next.status].toLowerCase()}`,
        refusedOffline: true,
        offer: {
          label: 'Undo',
          onChoose: () => void undo(job, next.status),
          offeredFor: undoSeconds * 1000,
        },
      },
      (idempotencyKey) => call('updateJobStatus', { bookingId: job.id, status: next.status, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged(job.id);
  };

  return {
    advance: (job) => void advance(job),
    undo: (job) => {
      const step = undoableStep(job);
      if (step) void undo(job, step.from);
    },
    isRunning: (job) => running.has(stepName(job)) || running.has(undoName(job)),
  };
}
