import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { readable } from '../platform/readable';
import { mails, type MailDocument } from '../records/mail/mail-document';
import { windowClosedUntil, windowReference } from './lease-mail';
import { deliverMail } from './deliver-mail';
import { handledNotice } from './handled-notice';

const sweptAtMost = 200;

/** How long a damaged email is left out, so that it is logged once in this time. */
const damagedForMs = 3_600_000;

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
  const rows = readable(due.docs);
  await setAside(due.docs, new Set(rows.map(({ id }) => id)), clock());
  for (const { id, stored } of rows) {
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

/** Delays damaged emails, which otherwise would be logged every minute and fill the query. Changes nothing else of them. */
async function setAside(
  due: readonly QueryDocumentSnapshot<MailDocument, MailDocument>[],
  sound: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const damaged = due.filter(({ id }) => !sound.has(id));
  if (damaged.length === 0) return;
  const next = Timestamp.fromMillis(now.getTime() + damagedForMs);
  try {
    await commit('mail-set-aside', async (transaction) => {
      const current = await transaction.getAll(...damaged.map(({ ref }) => ref));
      for (const { exists, ref } of current) if (exists) transaction.update(ref, { next_attempt_at: next });
    });
  } catch (error) {
    const ids = damaged.map(({ id }) => id);
    logs.mailNotDelivered(ids, error);
  }
}

/** Errors of our own affect only this group. @returns whether its email was sent. */
async function deliverGroup(
  recipientKey: string,
  mailIds: readonly string[],
  clock: () => Date,
): Promise<boolean> {
  try {
    const [first = ''] = mailIds;
    const closedUntil = recipientKey.startsWith(directGroup)
      ? null
      : await closed(recipientKey, first, clock());
    if (closedUntil === null) return (await deliverMail(first, clock)) === 'sent';
    await putOff(mailIds, closedUntil);
  } catch (error) {
    logs.mailNotDelivered(mailIds, error);
  }
  return false;
}

async function closed(recipientKey: string, mailId: string, now: Date): Promise<Date | null> {
  const window = (await windowReference(recipientKey).get()).data();
  const until = windowClosedUntil(window, now);
  return until && windowClosedUntil(window, now, await handledNotice(mailId));
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
