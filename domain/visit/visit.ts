import { jobBalance } from '../customer/job-balance';
import type { Job } from '../job/job';

const shared = [
  'service_type',
  'scheduled_date',
  'scheduled_time',
  'scheduled_until',
  'status',
  'workflow_status',
  'special_instructions',
  'deadline',
  'forms_status',
  'signed_by_other',
  'access_flags',
  'on_my_way',
  'running_late',
  'report_created',
  'started_at',
  'completed_at',
  'ending',
  'created_at',
] as const satisfies readonly (keyof Job)[];

/**
 * What an inspector may know of a job of theirs, collection `visits`, id = the job's. `At`: how a moment is given, ISO
 * 8601 unless stated.
 */
export interface Visit<At = string> extends Pick<Job<At>, (typeof shared)[number]> {
  readonly id: string;
  /** The inspector's uid. */
  readonly inspector_id: string;
  readonly client: Job['customer'];
  /** US dollars that the client still owes for it; 0 for nothing. */
  readonly due: number;
  /** What this inspector wrote for themselves; null for nothing, and for what another one wrote before them. */
  readonly own_note: Job<At>['own_note'];
}

/** The fields of a job that a visit repeats. */
export const visitFields = shared;

/** What is stored for the inspector of a job; null for a job that nobody does, and for an imported past one. */
export function visitOf<At>(job: Omit<Job<At>, 'id' | 'payment'>): Omit<Visit<At>, 'id'> | null {
  if (job.inspector_id === null || job.origin !== null) return null;
  const { now, later } = jobBalance(job as Parameters<typeof jobBalance>[0]);
  return {
    ...(Object.fromEntries(shared.map((field) => [field, job[field]])) as Pick<
      Job<At>,
      (typeof shared)[number]
    >),
    inspector_id: job.inspector_id,
    client: job.customer,
    due: Math.max(0, now + later),
    own_note: job.own_note?.by === job.inspector_id ? job.own_note : null,
  };
}
