import type { DirectAction } from './job-action';

/** Sends the client the report for the first time. */
export const sendReport: DirectAction = {
  id: 'send-report',
  label: 'Send Report',
  offered: (job) => job.report_created && job.report_sent_at === null,
  places: ['row', 'details'],
  main: () => true,
  press: (job, { reports }) => reports.send(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
