import type { Job } from '@domain/job/job';
import { undoSeconds, type UndoStep } from '@domain/job/undo-step';

type Stepped = Pick<
  Job,
  'status' | 'accepted_at' | 'started_at' | 'completed_at' | 'ending' | 'cancellation'
>;

interface UndoableStep {
  /** `scheduled`: its acceptance. */
  readonly from: UndoStep['from'] | 'scheduled';
  /** When undo expires, milliseconds since the epoch. */
  readonly until: number;
}

/** A job's last step if it can be undone; null otherwise. */
export function undoableStep(job: Stepped): UndoableStep | null {
  const { status } = job;
  if (status === 'pending') return null;
  const taken = Date.parse(takenAt(job, status) ?? '');
  return Number.isNaN(taken) ? null : { from: status, until: taken + undoSeconds * 1000 };
}

/** A plain cancellation is final: its email is sent at once. */
function takenAt(job: Stepped, from: UndoableStep['from']): string | null {
  switch (from) {
    case 'scheduled':
      return job.accepted_at;
    case 'in_progress':
      return job.started_at;
    case 'completed':
      return job.completed_at;
    case 'cancelled':
      return job.ending && (job.cancellation?.at ?? null);
  }
}
