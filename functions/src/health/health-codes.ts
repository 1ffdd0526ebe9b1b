/** What can be wrong, in the order of what to look at first. docs/operations.md says what to do about each. */
export const healthCodes = [
  'database-unreachable',
  'sweeper-late',
  'sweeper-failing',
  'mail-overdue',
  'mail-failing',
  'deletion-stuck',
] as const;
export type HealthCode = (typeof healthCodes)[number];
