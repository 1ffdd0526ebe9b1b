import { business } from '@domain/business/business';
import type { FormsLink } from '@domain/job/job';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';

export interface LinkCondition {
  readonly state: 'works' | 'expired' | 'revoked' | 'none';
  /** For example 'Works until Friday, January 30, 2026'. */
  readonly words: string;
}

/** The state of a client's link at `now`, milliseconds since the epoch. */
export function linkCondition(link: FormsLink | null, now: number): LinkCondition {
  if (!link) return { state: 'none', words: 'No link yet' };
  if (link.state === 'revoked') return { state: 'revoked', words: 'Revoked, no longer works' };
  const end = new Date(link.expires_at);
  const day = longDate(calendarDateIn(business.timeZone, end));
  return end.getTime() > now
    ? { state: 'works', words: `Works until ${day}` }
    : { state: 'expired', words: `Expired on ${day}` };
}
