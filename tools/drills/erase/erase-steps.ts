/** The steps of an erasure, at the end of each of which the process is killed once. */
export const eraseSteps = [
  'referrals',
  'jobs-hidden',
  'requests',
  'jobs',
  'reports',
  'referrer',
  'agent',
  'customer',
  'logs',
  'networks',
  'texts',
  'tell',
  'told',
] as const;
