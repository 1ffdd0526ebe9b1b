import type { Job } from '@domain/job/job';
import { jobStations, type JobStation } from './job-stepper';

type Progress = Pick<Job, 'status' | 'forms_status' | 'report_created' | 'payment_state'>;

/** The steps that a job has reached. */
export function reachedStations(job: Progress): readonly JobStation[] {
  const reached: Record<JobStation, boolean> = {
    requested: true,
    scheduled: job.status !== 'pending',
    forms: Object.values(job.forms_status).every(Boolean),
    inspected: job.status === 'completed',
    report: job.report_created,
    paid: job.payment_state !== 'unpaid',
  };
  return jobStations.filter((station) => reached[station]);
}
