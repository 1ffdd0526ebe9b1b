import type { DirectAction } from './job-action';

/** Goes to Create Report with the job's data. */
export const createReport: DirectAction = {
  id: 'create-report',
  label: 'Create Report',
  offered: ({ status, report_created: written, origin }, { report: onDevice }) =>
    !written && !origin && status === 'completed' && !onDevice,
  places: ['row', 'details'],
  main: () => true,
  press: (job, { reports }) => reports.create(job),
  isDisabled: (job, { reports }) => reports.isRunning(job),
};
