import type { DirectAction } from './job-action';

/** Shows the client's page in the office's preview. */
export const viewReport: DirectAction = {
  id: 'view-report',
  label: 'View Report',
  offered: (job) => job.report_created,
  places: ['menu', 'details'],
  press: (job, { reports }) => reports.view(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
