import type { Booking } from '@domain/job/booking';
import type { JobReports } from './job-reports';

/** The office's actions on a job. Repeated presses run each once. */
export interface JobHandlers {
  /** Start Job or Mark Complete, depending on the job's status. */
  readonly advance: (job: Booking) => void;
  /** Undoes the last Start Job or Mark Complete. */
  readonly undo: (job: Booking) => void;
  readonly schedule: (job: Booking) => void;
  readonly resendForms: (job: Booking) => void;
  readonly viewQuestionnaire: (job: Booking) => void;
  readonly markPaid: (job: Booking) => void;
  readonly waive: (job: Booking) => void;
  /** Undoes Mark paid or Waive before it takes effect. */
  readonly undoPayment: (job: Booking) => void;
  /** Corrects a payment after it took effect. */
  readonly correctPayment: (job: Booking) => void;
  readonly cancel: (job: Booking) => void;
  readonly remove: (job: Booking) => void;
  readonly reports: JobReports;
  /** Whether an action on this job is in progress. */
  readonly isRunning: (job: Booking) => boolean;
}
