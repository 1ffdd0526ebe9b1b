import type { JobStatus } from '@domain/job/job-status';

export interface NextStatus {
  readonly status: 'in_progress' | 'completed';
  readonly label: 'Start Job' | 'Mark Complete';
}

/** The next status that the office can set from each status. */
export const nextStatus: Readonly<Partial<Record<JobStatus, NextStatus>>> = {
  scheduled: { status: 'in_progress', label: 'Start Job' },
  in_progress: { status: 'completed', label: 'Mark Complete' },
};
