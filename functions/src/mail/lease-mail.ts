import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { isTextKind, mailLimits } from '@domain/mail/mail-state';
import { textUnknown } from '@domain/text-message/text-limits';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { logs } from '../platform/logs';
import { readable } from '../platform/readable';
import { mails, type MailDocument } from '../records/mail/mail-document';
import { mailWindows, type MailWindow } from '../records/mail/mail-window';
import { handledNotice } from './handled-notice';
import { delayMails, readAllowance } from './mail-allowance';
import { quietFor } from './quiet-for';
import { endByStatus } from './text-status';

/** Limit of one transaction. High enough that a flood of requests reaches the office in few emails. */
const gatheredAtMost = 400;

export interface LeasedMail {
  readonly id: string;
  readonly document: MailDocument;
}

type WindowReference = DocumentReference<MailWindow, MailWindow>;

export interface Lease {
  readonly token: string;
  /** Null for emails that a person sends directly, which have no gathering window. */
  readonly window: WindowReference | null;
  /** One email, or several of the same kind to the same recipient, sent as one. */
  readonly mails: readonly LeasedMail[];
}

export type LeaseResult =
  | { readonly state: 'leased'; readonly lease: Lease }
  | { readonly state: 'nothing-due' }
  /**
   * The gathering window is closed, another sender has leased it, the recipient's daily allowance is used up, or these are
   * the quiet hours.
   */
  | { readonly state: 'wait'; readonly until: Date };

/**
 * When the gathering window allows the next email; null if it does now. A last email whose whole content was `handled`
 * closes no window.
 */
export function windowClosedUntil(
  window: MailWindow | undefined,
  now: Date,
  handled: Timestamp | null = null,
): Date | null {
  const gatherMs = config.mailGatherMinutes * 60_000;
  const last = window?.last_sent_at?.toMillis();
  const gathered = last === undefined || last === handled?.toMillis() ? 0 : last + gatherMs;
  const until = Math.max(gathered, window?.leased_until?.toMillis() ?? 0);
  return until > now.getTime() ? new Date(until) : null;
}

export function windowReference(recipientKey: string): WindowReference {
  return mailWindows().doc(recipientKey);
}

/** Leases the email and all that are gathered with it, so that no other sender takes them during the lease. */
export async function leaseMail(mailId: string, now: Date): Promise<LeaseResult> {
  const result = await lease(mailId, now, null);
  if (result.state === 'lost') {
    logs.mailGivenUp([mailId], textUnknown);
    return { state: 'nothing-due' };
  }
  if (result.state === 'quiet') {
    logs.mailDelayed(result.ids, result.until);
    return { state: 'wait', until: result.until };
  }
  if (result.state !== 'wait') return result;
  // Checked outside the transaction, whose locks would hold up the office.
  const handled = await handledNotice(mailId);
  if (!handled) return result;
  const next = await lease(mailId, now, handled);
  return next.state === 'lost' || next.state === 'quiet' ? { state: 'nothing-due' } : next;
}

/** `lost`: a text message whose sender broke off. `quiet`: put off to the end of the quiet hours. */
type Taken =
  | LeaseResult
  | { readonly state: 'lost' }
  | { readonly state: 'quiet'; readonly ids: readonly string[]; readonly until: Date };

async function lease(mailId: string, now: Date, handled: Timestamp | null): Promise<Taken> {
  return commit('mail-lease', async (transaction): Promise<Taken> => {
    const mail = (await transaction.get(mails().doc(mailId))).data();
    if (mail && isLost(mail, now)) {
      const end = endByStatus(mail);
      transaction.update(
        mails().doc(mailId),
        end ?? {
          state: 'DEAD',
          lease_token: null,
          last_error: textUnknown,
          gave_up_at: Timestamp.fromDate(now),
        },
      );
      return { state: end ? 'nothing-due' : 'lost' };
    }
    if (!mail || !isWaiting(mail, now)) return { state: 'nothing-due' };
    const window = mail.direct ? null : windowReference(mail.recipient_key);
    const known = window && (await transaction.get(window)).data();
    const closedUntil = windowClosedUntil(known ?? undefined, now, handled);
    if (closedUntil) return { state: 'wait', until: closedUntil };
    const together = await waitingTogether(transaction, mail.recipient_key, now);
    // An email that a person sends directly is gathered only with emails about the same record, which avoids
    // duplicates.
    const leased = window
      ? together
      : together.filter(({ document }) => document.subject.id === mail.subject.id);
    // The group is sent as soon as any of its emails is due, even if this one's backoff has not ended.
    if (!leased.some(({ document }) => document.next_attempt_at.toMillis() <= now.getTime()))
      return { state: 'nothing-due' };
    // Before the allowance, because what is put off counts on the day on which it is sent.
    const quiet = quietFor(
      leased.map(({ document }) => document),
      now,
    );
    if (quiet) {
      putOff(transaction, leased, quiet);
      return { state: 'quiet', ids: leased.map(({ id }) => id), until: quiet };
    }
    const allowance = await readAllowance(transaction, leased, now);
    if (allowance.delayedUntil) {
      delayMails(transaction, leased, allowance.delayedUntil, now);
      return { state: 'wait', until: allowance.delayedUntil };
    }

    const token = randomUUID();
    const leasedUntil = Timestamp.fromMillis(now.getTime() + mailLimits.leaseSeconds * 1000);
    for (const { id, document } of leased) {
      transaction.update(mails().doc(id), {
        state: 'LEASED',
        lease_token: token,
        attempts: document.attempts + 1,
        next_attempt_at: leasedUntil,
        ...allowance.change,
      });
    }
    allowance.record();
    if (window) transaction.set(window, { leased_until: leasedUntil }, { merge: true });
    return { state: 'leased', lease: { token, window, mails: leased } };
  });
}

function putOff(transaction: Transaction, leased: readonly LeasedMail[], until: Date): void {
  const change = { state: 'RETRY', lease_token: null, next_attempt_at: Timestamp.fromDate(until) } as const;
  for (const { id } of leased) transaction.update(mails().doc(id), change);
}

async function waitingTogether(
  transaction: Transaction,
  recipientKey: string,
  now: Date,
): Promise<LeasedMail[]> {
  const query = mails()
    .where('recipient_key', '==', recipientKey)
    .where('state', 'in', ['PENDING', 'RETRY', 'LEASED'])
    .limit(gatheredAtMost);
  const waiting = readable((await transaction.get(query)).docs).map(({ id, stored: document }) => ({
    id,
    document,
  }));
  // Text is loaded when an email is sent, so any email about this record would reveal a change that can still be
  // undone.
  const held = new Set(
    waiting.filter(({ document }) => isHeld(document, now)).map(({ document }) => document.subject.id),
  );
  return waiting
    .filter(({ document }) => isWaiting(document, now) && !held.has(document.subject.id))
    .sort((a, b) => a.document.created_at.toMillis() - b.document.created_at.toMillis());
}

/** True while the change that the email reports can still be undone. */
export function isHeld({ held_until: until }: MailDocument, now: Date): boolean {
  return until !== null && until.toMillis() > now.getTime();
}

/** Ready to be sent: neither done, held nor under a valid lease. */
function isWaiting(mail: MailDocument, now: Date): boolean {
  if (isHeld(mail, now)) return false;
  if (mail.state === 'LEASED') return !isTextKind(mail.kind) && hasExpired(mail, now);
  return mail.state === 'PENDING' || mail.state === 'RETRY';
}

/**
 * A text message whose sender broke off may have been sent. Unlike an email it isn't sent again by itself: the provider
 * doesn't recognize a duplicate.
 */
function isLost(mail: MailDocument, now: Date): boolean {
  return mail.state === 'LEASED' && isTextKind(mail.kind) && hasExpired(mail, now);
}

const hasExpired = (mail: MailDocument, now: Date) => mail.next_attempt_at.toMillis() <= now.getTime();
