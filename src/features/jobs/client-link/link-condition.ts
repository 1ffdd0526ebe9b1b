import { business } from '@domain/business/business';
import type { FormsLink } from '@domain/job/job';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';

export interface LinkCondition {
  readonly state: 'works' | 'expired' | 'revoked';
  /** For example 'Works until Friday, January 30, 2026'. */
  readonly words: string;
}

/** The state of a client's link at `now`, milliseconds since the epoch. */
export function linkCondition({ state, expires_at }: FormsLink, now: number): LinkCondition {
  if (state === 'revoked') return { state, words: 'Revoked, no longer works' };
  const end = new Date(expires_at);
  if (Number.isNaN(end.getTime())) return { state: 'works', words: 'Works' };
  const day = longDate(calendarDateIn(business.timeZone, end));
  return end.getTime() > now
    ? { state: 'works', words: `Works until ${day}` }
    : { state: 'expired', words: `Expired on ${day}` };
}
