import { Timestamp } from 'firebase-admin/firestore';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { readable } from '../platform/readable';
import { mails } from '../records/mail/mail-document';
import { windowClosedUntil, windowReference } from './claim-mail';
import { deliverMail } from './deliver-mail';

const sweptAtMost = 200;

const directGroup = 'direct:';

/** Time limit, so that a slow provider does not delay the sweeper's other work. */
const roundMs = 120_000;

/**
 * Delivers due emails that were not delivered: missed triggers, expired backoffs, and leases of senders that crashed.
 * @returns the number of emails sent, counting gathered ones as one.
 */
export async function sweepMail(clock: () => Date = () => new Date()): Promise<number> {
  const due = await mails()
    .where('state', 'in', ['PENDING', 'RETRY', 'LEASED'])
    .where('next_attempt_at', '<=', Timestamp.fromDate(clock()))
    .orderBy('next_attempt_at')
    .limit(sweptAtMost)
    .get();
  const groups = new Map<string, string[]>();
  for (const { id, stored } of readable(due.docs)) {
    const { recipient_key, direct } = stored;
    // An email that a person sends directly ignores its recipient's gathering window.
    const key = direct ? `${directGroup}${id}` : recipient_key;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const begunAt = clock().getTime();
  let sent = 0;
  for (const [recipientKey, mailIds] of groups) {
    if (clock().getTime() - begunAt > roundMs) break;
    if (await deliverGroup(recipientKey, mailIds, clock)) sent += 1;
  }
  logs.mailSwept(due.size, sent);
  return sent;
}

/** Errors of our own affect only this group. @returns whether its email was sent. */
async function deliverGroup(
  recipientKey: string,
  mailIds: readonly string[],
  clock: () => Date,
): Promise<boolean> {
  try {
    const closedUntil = recipientKey.startsWith(directGroup) ? null : await closed(recipientKey, clock());
    if (closedUntil === null) return (await deliverMail(mailIds[0] ?? '', clock)) === 'sent';
    await putOff(mailIds, closedUntil);
  } catch (error) {
    logs.mailNotDelivered(mailIds, error);
  }
  return false;
}

async function closed(recipientKey: string, now: Date): Promise<Date | null> {
  const window = await windowReference(recipientKey).get();
  return windowClosedUntil(window.data(), now);
}

/** Delays gathered emails to the end of their window, so that they don't fill the sweeper's query. */
async function putOff(mailIds: readonly string[], until: Date): Promise<void> {
  await commit('mail-put-off', async (transaction) => {
    const references = mailIds.map((id) => mails().doc(id));
    const current = await transaction.getAll(...references);
    for (const mail of current) {
      // Leased by another sender meanwhile, or withdrawn.
      if (!mail.exists || mail.data()?.state === 'LEASED') continue;
      transaction.update(mail.ref, { next_attempt_at: Timestamp.fromDate(until) });
    }
  });
}
