import type { DirectAction } from './job-action';

/** Loads the newest version into Create Report. */
export const amendReport: DirectAction = {
  id: 'amend-report',
  label: 'Amend Report',
  offered: (job) => job.report_created,
  places: ['menu', 'details'],
  press: (job, { reports }) => reports.amend(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
