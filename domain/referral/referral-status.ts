import type { CalendarDate } from '../time/calendar-date';
import { calendarDateIn } from '../time/calendar-date';
import { dayMs } from '../time/durations';

/** The tracker's statuses: the four of requirement R-15, and Closed for a referral that led to nothing. */
export const referralStatuses = ['Submitted', 'Contacted', 'Scheduled', 'Completed', 'Closed'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** The real progress of a referral, once the office has linked it to a request or a job. */
export const referralProgresses = ['none', 'accepted', 'scheduled', 'completed', 'closed'] as const;
export type ReferralProgress = (typeof referralProgresses)[number];

const statusOfProgress: Record<Exclude<ReferralProgress, 'none'>, ReferralStatus> = {
  accepted: 'Contacted',
  scheduled: 'Scheduled',
  completed: 'Completed',
  closed: 'Closed',
};

/** Whether a status is only estimated from the referral's age. That it was submitted is known. */
export function isEstimated(progress: ReferralProgress, status: ReferralStatus): boolean {
  return progress === 'none' && status !== 'Submitted';
}

/** `Completed (estimated from the date)`. */
export function referralStatusWords(status: string, estimated: boolean): string {
  return estimated ? `${status} (estimated from the date)` : status;
}

/** Age in days of the business's calendar -> status: requirement R-15. */
function statusOfAge(days: number): ReferralStatus {
  if (days <= 0) return 'Submitted';
  if (days <= 2) return 'Contacted';
  return days <= 7 ? 'Scheduled' : 'Completed';
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

interface Tracked {
  readonly progress: ReferralProgress;
  /** ISO 8601. */
  readonly created_at: string;
}

/** The real status of a linked referral; that of an unlinked one is estimated from its age. */
export function referralStatus(referral: Tracked, timeZone: string, now: Date): ReferralStatus {
  if (referral.progress !== 'none') return statusOfProgress[referral.progress];
  const submitted = calendarDateIn(timeZone, new Date(referral.created_at));
  return statusOfAge(daysBetween(submitted, calendarDateIn(timeZone, now)));
}
