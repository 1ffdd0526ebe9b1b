import { business } from '@domain/business/business';
import { quietUntil } from '@domain/outreach/quiet-hours';
import { settingsNow } from '../platform/settings-now';
import { sweepReminders } from './sweep-reminders';
import { sweepReviews } from './sweep-reviews';

/**
 * Queues the reminders and review requests that are due at `now`, if the owner has them sent. In the quiet hours none is
 * queued, so that what clients do until the morning still counts. @returns how many were queued.
 */
export async function sweepOutreach(now: Date): Promise<number> {
  const { outreach, contact } = settingsNow();
  if (outreach.postalAddress === '' || quietUntil(business.timeZone, now) !== null) return 0;
  const reminders = outreach.reminders ? await sweepReminders(now) : 0;
  return reminders + (outreach.reviews && contact.reviewUrl !== null ? await sweepReviews(now) : 0);
}
