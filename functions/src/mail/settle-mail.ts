import { Timestamp, type UpdateData } from 'firebase-admin/firestore';
import { mailLimits, mailNotNeeded, retryDelaySeconds } from '@domain/mail/mail-state';
import { commit } from '../platform/commit';
import { logs } from '../platform/logs';
import { mails, type MailDocument } from '../records/mail/mail-document';
import type { MailWindow } from '../records/mail/mail-window';
import type { Lease, LeasedMail } from './lease-mail';
import { prepareLastMails } from './last-mails';
import { earlierStatus, endByStatus } from './text-status';

type Change = UpdateData<MailDocument>;

/** Records that the provider has accepted the leased emails. */
export async function settleSent(lease: Lease, now: Date, messageId: string | null): Promise<void> {
  const at = Timestamp.fromDate(now);
  await settle(
    lease,
    (_, known) => ({
      state: 'SENT',
      sent_at: at,
      lease_token: null,
      last_error: null,
      message_id: messageId,
      ...earlierStatus(known, messageId),
    }),
    { last_sent_at: at, leased_until: null },
  );
  logs.mailSent(idsOf(lease), lease.mails[0]?.document.attempts ?? 0);
}

interface Failure {
  readonly reason: string;
  readonly retryAfterSeconds?: number;
  /** Trying again doesn't help. */
  readonly isFinal?: boolean;
}

/**
 * Schedules a retry of the leased emails with backoff. Gives up those that have waited too long, and at once those whose
 * recipient was refused for good.
 */
export async function settleFailed(
  lease: Lease,
  { reason, retryAfterSeconds = 0, isFinal = false }: Failure,
  now: Date,
): Promise<void> {
  const isGivenUp = ({ document }: LeasedMail) => isFinal || isTooOld(document, now);
  const attempts = Math.max(...lease.mails.map(({ document }) => document.attempts)) + 1;
  // Capped, because a Retry-After of days, or an invalid one, would make the email be given up without another
  // attempt.
  const asked = Math.min(retryAfterSeconds, mailLimits.longestRetrySeconds);
  const delay = Math.max(retryDelaySeconds(attempts), asked);
  const next = new Date(now.getTime() + delay * 1000);
  await settle(
    lease,
    (mail, known) =>
      isGivenUp(mail)
        ? (endByStatus(known) ?? {
            state: 'DEAD',
            lease_token: null,
            last_error: reason,
            gave_up_at: Timestamp.fromDate(now),
          })
        : {
            state: 'RETRY',
            lease_token: null,
            last_error: reason,
            next_attempt_at: Timestamp.fromDate(next),
          },
    { leased_until: null },
  );
  const dead = lease.mails.filter(isGivenUp).map(({ id }) => id);
  if (dead.length > 0) logs.mailGivenUp(dead, reason);
  else logs.mailPostponed(idsOf(lease), reason, next);
}

/** Delays the leased emails to the end of another email's undo hold. */
export async function settlePutOff(lease: Lease, until: Timestamp): Promise<void> {
  await settle(lease, () => ({ state: 'RETRY', lease_token: null, next_attempt_at: until }), {
    leased_until: null,
  });
  logs.mailDelayed(idsOf(lease), until.toDate());
}

/** Closes emails that are no longer needed: their record is gone, or what they ask for was done. */
export async function settleNotNeeded(lease: Lease): Promise<void> {
  await settle(lease, () => ({ state: 'DEAD', lease_token: null, last_error: mailNotNeeded }), {
    leased_until: null,
  });
  logs.mailNotNeeded(idsOf(lease));
}

/** Closes optional emails to a mailbox that marked an earlier email as spam. */
export async function settleStopped(lease: Lease, preferencesId: string, now: Date): Promise<void> {
  await settle(
    lease,
    () => ({
      state: 'DEAD',
      lease_token: null,
      last_error: null,
      stopped_at: Timestamp.fromDate(now),
      preferences_id: preferencesId,
    }),
    { leased_until: null },
  );
  logs.mailStopped(idsOf(lease));
}

/** Writes the outcome to the emails still leased by this lease, and to the window. */
async function settle(
  lease: Lease,
  changeOf: (mail: LeasedMail, known: MailDocument) => Change,
  window: Partial<MailWindow>,
): Promise<void> {
  const references = lease.mails.map(({ id }) => mails().doc(id));
  await commit('mail-settled', async (transaction) => {
    const current = await transaction.getAll(...references);
    const changes = lease.mails.flatMap((mail, index) => {
      const snapshot = current[index];
      const known = snapshot?.data();
      // After the lease expires another sender may have taken the email, and then that sender's outcome counts.
      return snapshot && known?.lease_token === lease.token
        ? [{ mail, reference: snapshot.ref, change: changeOf(mail, known) }]
        : [];
    });
    const noted = await prepareLastMails(transaction, changes);
    for (const { reference, change } of changes) transaction.update(reference, change);
    noted.write();
    if (lease.window) transaction.set(lease.window, window, { merge: true });
  });
}

function isTooOld(mail: MailDocument, now: Date): boolean {
  // Time spent waiting for a day's allowance doesn't count.
  const since = Math.max(
    (mail.replayed_at ?? mail.created_at).toMillis(),
    mail.delayed_until?.toMillis() ?? 0,
  );
  return now.getTime() - since >= mailLimits.deadAfterHours * 3_600_000;
}

const idsOf = (lease: Lease) => lease.mails.map(({ id }) => id);
