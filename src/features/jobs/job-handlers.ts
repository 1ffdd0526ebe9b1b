import type { Job } from '@domain/job/job';
import type { JobReports } from './job-reports';

/** The office's actions on a job. Repeated presses run each once. */
export interface JobHandlers {
  /** Start Job or Mark Complete, depending on the job's status. */
  readonly advance: (job: Job) => void;
  /** Undoes the last Start Job or Mark Complete. */
  readonly undo: (job: Job) => void;
  readonly schedule: (job: Job) => void;
  readonly resendForms: (job: Job) => void;
  readonly viewQuestionnaire: (job: Job) => void;
  readonly markPaid: (job: Job) => void;
  readonly waive: (job: Job) => void;
  /** Undoes Mark paid or Waive before it takes effect. */
  readonly undoPayment: (job: Job) => void;
  /** Corrects a payment after it took effect. */
  readonly correctPayment: (job: Job) => void;
  readonly cancel: (job: Job) => void;
  readonly remove: (job: Job) => void;
  readonly reports: JobReports;
  /** Whether an action on this job is in progress. */
  readonly isRunning: (job: Job) => boolean;
}
