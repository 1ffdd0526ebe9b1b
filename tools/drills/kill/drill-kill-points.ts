/**
 * Commits by the drill's clients, office, and sweeper, named by call or from `commitNames`. The sweeper does
 * the triggers' work here.
 */
const commits = [
  'submission',
  'office-request-accept',
  'office-referral-accept',
  'office-job-status',
  'office-report-generate',
  'office-job-payment',
  'office-job-delete',
  'office-person-erase',
  'report-mail',
  'payment-event',
  'login-request',
  'mail-lease',
  'mail-settled',
  'signed-file',
  'report-file',
  'job-deletion-step',
  'job-deletion-done',
  'erasure-hide',
  'erasure-record',
  'erasure-change',
  'erasure-done',
  'erasure-tell',
  'stats',
];

/** Between commits: an email is sent, a file is stored. */
const steps = [
  'mail:leased',
  'mail:accepted',
  'document:uploaded',
  'photo:encoded',
  'report:uploaded',
  'job-deletion:hidden',
];

/**
 * The points at which the drill kills the functions: directly before and after each commit, and in between.
 */
export const drillKillPoints: readonly string[] = [
  ...steps,
  ...commits.flatMap((name) => [`${name}:committing`, `${name}:committed`]),
];
