import { callNames } from '@domain/api/call-names';

/**
 * Commits that the drill's clients, office and sweeper make; by their calls, or by `commitNames`. What a trigger does, the
 * sweeper does here.
 */
const commits = [
  'submission',
  callNames.acceptRequest,
  callNames.acceptReferral,
  callNames.updateJobStatus,
  callNames.generateReport,
  callNames.setPayment,
  callNames.deleteJob,
  callNames.erasePerson,
  'report-mail',
  'payment-event',
  'login-request',
  'mail-claim',
  'mail-settled',
  'paper-file',
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

/** Between commits: a mail is handed over, a file is stored. */
const steps = [
  'mail:claimed',
  'mail:accepted',
  'paper:uploaded',
  'photo:encoded',
  'report:uploaded',
  'job-deletion:hidden',
];

/** The points at which the drill ends the functions: right before and right after each commit, and between. */
export const drillKillPoints: readonly string[] = [
  ...steps,
  ...commits.flatMap((name) => [`${name}:committing`, `${name}:committed`]),
];
