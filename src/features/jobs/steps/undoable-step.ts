import type { Job } from '@domain/job/job';
import { undoSeconds, type UndoStep } from '@domain/job/undo-step';

interface UndoableStep {
  readonly from: UndoStep['from'];
  /** When undo expires, milliseconds since the epoch. */
  readonly until: number;
}

/** A job's last step if it can be undone; null otherwise. */
export function undoableStep(job: Pick<Job, 'status' | 'started_at' | 'completed_at'>): UndoableStep | null {
  if (job.status !== 'in_progress' && job.status !== 'completed') return null;
  const taken = Date.parse((job.status === 'completed' ? job.completed_at : job.started_at) ?? '');
  return Number.isNaN(taken) ? null : { from: job.status, until: taken + undoSeconds * 1000 };
}
