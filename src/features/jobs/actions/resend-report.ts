import type { DirectAction } from './job-action';

export const resendReport: DirectAction = {
  id: 'resend-report',
  label: 'Resend Report',
  offered: (job) => job.report_created && job.report_sent_at !== null,
  places: ['row', 'details'],
  main: ({ amendment_unsent }) => amendment_unsent,
  press: (job, { reports }) => reports.resend(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
