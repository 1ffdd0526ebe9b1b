/** The possible problems, most urgent first. docs/operations.md explains what to do about each. */
export const healthCodes = [
  'database-unreachable',
  'sweeper-late',
  'sweeper-failing',
  'mail-overdue',
  'mail-failing',
  'pdf-overdue',
  'deletion-stuck',
] as const;
export type HealthCode = (typeof healthCodes)[number];
