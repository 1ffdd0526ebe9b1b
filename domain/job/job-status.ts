export const jobStatuses = ['pending', 'scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** The statuses of the Inspection Jobs list, including pending jobs that wait for an appointment. */
export const listedJobStatuses = [
  'pending',
  'scheduled',
  'in_progress',
  'completed',
] as const satisfies readonly JobStatus[];

/** Whether the visit is over. */
export function isJobOver(status: JobStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Status -> the statuses to which the office may move a job. */
export const jobTransitions: Record<JobStatus, readonly JobStatus[]> = {
  pending: ['scheduled', 'cancelled'],
  scheduled: ['in_progress', 'cancelled'],
  // A started job is cancelled only by an ending, see `refuseEnding`.
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
};

export function jobMayBecome(from: JobStatus, to: JobStatus): boolean {
  return jobTransitions[from].includes(to);
}

export const workflowStatuses = [
  'forms_pending',
  'forms_signed',
  'questionnaire_complete',
  'scheduled',
] as const;
export type WorkflowStatus = (typeof workflowStatuses)[number];

/** The workflow status of a job; a missing one counts as scheduled. */
export function workflowStatusOf(stored: WorkflowStatus | null | undefined): WorkflowStatus {
  return stored ?? 'scheduled';
}
