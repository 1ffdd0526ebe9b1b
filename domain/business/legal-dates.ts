import { legal } from '@business/legal';

/** The day on which each legal page last changed, `YYYY-MM-DD`. Privacy Policy: requirement P-29. */
export const legalDates = legal.pageDates;
