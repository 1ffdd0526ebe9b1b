import type { DirectAction } from './job-action';

export const copyReportLink: DirectAction = {
  id: 'copy-report-link',
  label: 'Copy report link',
  offered: (job) => job.report_created,
  places: ['menu', 'details'],
  press: (job, { reports }) => reports.copyLink(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
