import { withoutCodes } from '../job/access-codes';
import { isDeclined } from './is-declined';
import type { Referral } from './referral';

/** What the referrer wrote about the visit, each on its own line; the note of the request or job that it becomes. */
export function visitNote({
  suitable_days: days,
  access_notes: access,
}: Pick<Referral<unknown>, 'suitable_days' | 'access_notes'>): string {
  return [days && `Days that work: ${days}`, access && `Access: ${access}`].filter(Boolean).join('\n');
}

/** Whether nothing more comes of a referral, unless a declined one is accepted after all. */
function isOver(referral: Pick<Referral<unknown>, 'progress' | 'declined_at'>): boolean {
  return referral.progress === 'completed' || referral.progress === 'closed' || isDeclined(referral);
}

/** The same as it is shown; without lockbox and gate codes once the referral is over. */
export function shownVisitNote(
  referral: Parameters<typeof visitNote>[0] & Parameters<typeof isOver>[0],
): string {
  return visitNote(
    isOver(referral) ? { ...referral, access_notes: withoutCodes(referral.access_notes) } : referral,
  );
}
