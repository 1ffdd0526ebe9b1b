/** The day on which each legal page last changed, `YYYY-MM-DD`. Privacy Policy: requirement P-29. */
export const legalDates = {
  privacy: '2025-08-01',
  terms: '2026-11-24',
  disclosure: '2026-11-24',
} as const;
