import type { Booking } from '@domain/job/booking';
import type { JobReports } from './job-reports';

/** What the office does with a job; each is once, however often it is pressed. */
export interface JobHandlers {
  /** Start Job or Mark Complete, whichever the job's status offers. */
  readonly advance: (job: Booking) => void;
  /** Takes the last of these back. */
  readonly undo: (job: Booking) => void;
  readonly schedule: (job: Booking) => void;
  readonly resendForms: (job: Booking) => void;
  readonly viewQuestionnaire: (job: Booking) => void;
  readonly markPaid: (job: Booking) => void;
  readonly waive: (job: Booking) => void;
  readonly cancel: (job: Booking) => void;
  readonly remove: (job: Booking) => void;
  readonly reports: JobReports;
  /** Whether something is under way for this job. */
  readonly isRunning: (job: Booking) => boolean;
}
