import { Timestamp } from 'firebase-admin/firestore';
import { isWanted } from '@domain/contact-preferences/contact-preferences';
import { collections } from '@domain/firestore/paths';
import { openedBefore } from '@domain/outreach/review-request';
import { commit } from '../platform/commit';
import {
  contactPreferences,
  preferencesIdOf,
  readPreferences,
} from '../records/contact-preferences/stored-preferences';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { readReviewStanding } from '../records/outreach/read-review-standing';
import { reports } from '../records/report/stored-report';
import { eachDue } from './each-due';

/** Queues the review requests that are due, one for each job, and one for each person in a while. */
export function sweepReviews(now: Date): Promise<number> {
  const due = reports()
    .where('review_state', '==', 'waiting')
    .where('opened_at', '<=', Timestamp.fromDate(openedBefore(now)))
    .orderBy('opened_at');
  return eachDue(due, (id) => ask(id, now));
}

/**
 * The person's record is read and written with the report, so that two jobs of one person can't both ask at once.
 * @returns whether its email was queued.
 */
function ask(id: string, now: Date): Promise<boolean> {
  return commit('review-due', async (transaction) => {
    const reference = reports().doc(id);
    const report = (await transaction.get(reference)).data();
    if (report?.review_state !== 'waiting') return false;
    const { client_email: email } = report;
    const said = await readPreferences(transaction, email);
    const askedAt = said?.review_asked_at?.toMillis() ?? null;
    const standing = await readReviewStanding({ id, report, askedAt }, now, transaction);
    if (standing === 'wait') return false;
    if (standing === 'skip' || email === '' || !isWanted(said, 'review')) {
      transaction.update(reference, { review_state: 'skipped' });
      return false;
    }
    const at = Timestamp.fromDate(now);
    transaction.update(reference, { review_state: 'queued' });
    transaction.set(
      contactPreferences().doc(preferencesIdOf(email)),
      { review_asked_at: at },
      { merge: true },
    );
    writeMailIntent(transaction, {
      kind: 'review_request',
      subject: { collection: collections.inspectionReports, id },
      recipient: email,
      now,
      direct: true,
    });
    return true;
  });
}
