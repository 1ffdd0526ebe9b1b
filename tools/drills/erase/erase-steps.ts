/** The steps of an erasure; the process is killed once at the end of each. */
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
