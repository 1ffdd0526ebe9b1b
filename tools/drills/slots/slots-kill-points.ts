/** The commits that take or give back time. */
const commits = [
  'submission',
  'appointment-change',
  'office-request-accept',
  'office-referral-accept',
  'office-job-schedule',
  'office-job-assign',
  'office-job-edit',
  'office-job-cancel',
  'office-job-end',
  'office-job-undo',
  'office-acceptance-undo',
  'office-day-off',
  'office-job-delete',
  'job-deletion-step',
];

/** Directly before and after each of them. */
export const slotsKillPoints: readonly string[] = commits.flatMap((name) => [
  `${name}:committing`,
  `${name}:committed`,
]);
