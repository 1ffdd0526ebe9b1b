import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { mailLimits } from '@domain/mail/mail-state';
import { commit } from '../platform/commit';
import { config } from '../platform/config';
import { firestore } from '../platform/firestore';
import type { MailDocument, MailWindow } from './mail-document';

/** What one transaction can lease; a flood of requests reaches the office in few mails, and not in hours of them. */
const gatheredAtMost = 400;

export interface ClaimedMail {
  readonly id: string;
  readonly document: MailDocument;
}

export interface Claim {
  readonly token: string;
  readonly window: DocumentReference;
  /** One mail, or several of the same kind to the same recipient that go out as one. */
  readonly mails: readonly ClaimedMail[];
}

export type ClaimResult =
  | { readonly state: 'claimed'; readonly claim: Claim }
  | { readonly state: 'nothing-due' }
  /** The window is closed, or another sender holds it. */
  | { readonly state: 'wait'; readonly until: Date };

/** When the window lets the next mail out; null when it is open. */
export function windowClosedUntil(window: MailWindow | undefined, now: Date): Date | null {
  const gatherMs = config.mailGatherMinutes * 60_000;
  const gathered = window?.last_sent_at ? window.last_sent_at.toMillis() + gatherMs : 0;
  const until = Math.max(gathered, window?.leased_until?.toMillis() ?? 0);
  return until > now.getTime() ? new Date(until) : null;
}

export function windowReference(recipientKey: string): DocumentReference {
  return firestore().collection(collections.mailWindows).doc(recipientKey);
}

/** Leases the mail and all that waits with it, so that no other sender takes them for as long as the lease lasts. */
export async function claimMail(mailId: string, now: Date): Promise<ClaimResult> {
  const db = firestore();
  return commit('mail-claim', async (transaction): Promise<ClaimResult> => {
    const first = await transaction.get(db.collection(collections.mail).doc(mailId));
    const mail = first.data() as MailDocument | undefined;
    if (!mail || !isWaiting(mail, now)) return { state: 'nothing-due' };
    const window = windowReference(mail.recipient_key);
    const closedUntil = windowClosedUntil(
      (await transaction.get(window)).data() as MailWindow | undefined,
      now,
    );
    if (closedUntil) return { state: 'wait', until: closedUntil };
    const mails = await waitingTogether(transaction, mail.recipient_key, now);
    // Its back-off may not be over while a younger mail of the group is due: then the group goes now.
    if (!mails.some(({ document }) => document.next_attempt_at.toMillis() <= now.getTime()))
      return { state: 'nothing-due' };

    const token = randomUUID();
    const leasedUntil = Timestamp.fromMillis(now.getTime() + mailLimits.leaseSeconds * 1000);
    for (const { id, document } of mails) {
      transaction.update(db.collection(collections.mail).doc(id), {
        state: 'LEASED',
        lease_token: token,
        attempts: document.attempts + 1,
        next_attempt_at: leasedUntil,
      });
    }
    transaction.set(window, { leased_until: leasedUntil }, { merge: true });
    return { state: 'claimed', claim: { token, window, mails } };
  });
}

async function waitingTogether(
  transaction: Transaction,
  recipientKey: string,
  now: Date,
): Promise<ClaimedMail[]> {
  const query = firestore()
    .collection(collections.mail)
    .where('recipient_key', '==', recipientKey)
    .where('state', 'in', ['PENDING', 'RETRY', 'LEASED'])
    .limit(gatheredAtMost);
  const waiting = (await transaction.get(query)).docs.map((doc) => ({
    id: doc.id,
    document: doc.data() as MailDocument,
  }));
  // Text is loaded when a mail is sent: any mail about this record would tell what may yet be taken back.
  const held = new Set(
    waiting.filter(({ document }) => isHeld(document, now)).map(({ document }) => document.subject.id),
  );
  return waiting
    .filter(({ document }) => isWaiting(document, now) && !held.has(document.subject.id))
    .sort((a, b) => a.document.created_at.toMillis() - b.document.created_at.toMillis());
}

/** True while what a mail tells of can be taken back. */
export function isHeld({ held_until: until }: MailDocument, now: Date): boolean {
  return until !== undefined && until.toMillis() > now.getTime();
}

/** Waiting to be sent: not done, and in nobody's hands. */
function isWaiting(mail: MailDocument, now: Date): boolean {
  if (isHeld(mail, now)) return false;
  if (mail.state === 'LEASED') return mail.next_attempt_at.toMillis() <= now.getTime();
  return mail.state === 'PENDING' || mail.state === 'RETRY';
}
