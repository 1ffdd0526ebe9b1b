/** The day on which each legal page last changed, `YYYY-MM-DD`. Privacy Policy: specification part 1, section 2. */
export const legalDates = {
  privacy: '2025-08-01',
  terms: '2026-11-01',
  disclosure: '2026-11-01',
} as const;
