import type { CalendarDate } from '../time/calendar-date';
import { calendarDateIn } from '../time/calendar-date';

/** What the tracker shows: the specification's four, and Closed for a referral that came to nothing. */
export const referralStatuses = ['Submitted', 'Contacted', 'Scheduled', 'Completed', 'Closed'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** How far a referral has really come, once the office has linked it to a request or a job. */
export const referralProgresses = ['none', 'accepted', 'scheduled', 'completed', 'closed'] as const;
export type ReferralProgress = (typeof referralProgresses)[number];

const statusOfProgress: Record<Exclude<ReferralProgress, 'none'>, ReferralStatus> = {
  accepted: 'Contacted',
  scheduled: 'Scheduled',
  completed: 'Completed',
  closed: 'Closed',
};

/** Age in days, each a day of the business's calendar -> status: specification part 1, section 4. */
function statusOfAge(days: number): ReferralStatus {
  if (days <= 0) return 'Submitted';
  if (days <= 2) return 'Contacted';
  return days <= 7 ? 'Scheduled' : 'Completed';
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

interface Tracked {
  readonly progress: ReferralProgress;
  /** ISO 8601. */
  readonly created_at: string;
}

/** The real state of a linked referral; an unlinked one follows its age. */
export function referralStatus(referral: Tracked, timeZone: string, now: Date): ReferralStatus {
  if (referral.progress !== 'none') return statusOfProgress[referral.progress];
  const submitted = calendarDateIn(timeZone, new Date(referral.created_at));
  return statusOfAge(daysBetween(submitted, calendarDateIn(timeZone, now)));
}
