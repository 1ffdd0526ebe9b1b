import type { Job } from '@domain/job/job';
import { undoSeconds, type UndoStep } from '@domain/job/undo-step';

type Stepped = Pick<Job, 'status' | 'started_at' | 'completed_at' | 'ending' | 'cancellation'>;

interface UndoableStep {
  readonly from: UndoStep['from'];
  /** When undo expires, milliseconds since the epoch. */
  readonly until: number;
}

/** A job's last step if it can be undone; null otherwise. */
export function undoableStep(job: Stepped): UndoableStep | null {
  const { status } = job;
  if (status === 'pending' || status === 'scheduled') return null;
  const taken = Date.parse(takenAt(job, status) ?? '');
  return Number.isNaN(taken) ? null : { from: status, until: taken + undoSeconds * 1000 };
}

/** A plain cancellation is final: its email is sent at once. */
function takenAt({ started_at, completed_at, ending, cancellation }: Stepped, from: UndoStep['from']) {
  if (from === 'cancelled') return ending && cancellation?.at;
  return from === 'completed' ? completed_at : started_at;
}
