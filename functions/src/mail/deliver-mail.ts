import { business } from '@domain/business/business';
import { mailNeeds } from '@domain/mail/mail-need';
import { quietUntil } from '@domain/outreach/quiet-hours';
import { Timestamp } from 'firebase-admin/firestore';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { leaseMail, type Lease } from './lease-mail';
import { composeMail } from './compose-mail';
import { heldBeside } from './held-beside';
import { MailRefused } from './provider/mail-provider';
import { sendMail } from './send-mail';
import { settleFailed, settleNotNeeded, settlePutOff, settleSent, settleStopped } from './settle-mail';
import { standingOf } from './standing-of';

export type Delivery = 'sent' | 'nothing-due' | 'waiting' | 'failed';

/** Sends one email, with those gathered, if it is due and not leased. Idempotent and safe to call concurrently. */
export async function deliverMail(mailId: string, clock: () => Date = () => new Date()): Promise<Delivery> {
  const result = await leaseMail(mailId, clock());
  if (result.state === 'wait') return 'waiting';
  if (result.state === 'nothing-due') return 'nothing-due';
  reached('mail:leased');
  return send(result.lease, clock);
}

async function send(lease: Lease, clock: () => Date): Promise<Delivery> {
  let messageId: string | null;
  const quiet = quietFor(lease, clock());
  if (quiet) {
    await settlePutOff(lease, Timestamp.fromDate(quiet));
    return 'waiting';
  }
  try {
    const mail = await composeMail(
      lease.mails.map(({ document }) => document),
      clock(),
    );
    if (mail === null) {
      await settleNotNeeded(lease);
      return 'nothing-due';
    }
    // Checked after loading the text, which may include a change committed meanwhile that can still be undone.
    const heldUntil = await heldBeside(lease, clock());
    if (heldUntil) {
      await settlePutOff(lease, heldUntil);
      return 'waiting';
    }
    const standing = await standingOf(lease, mail);
    if (standing.stoppedBy !== null) {
      await settleStopped(lease, standing.stoppedBy, clock());
      return 'nothing-due';
    }
    if (standing.isUnwanted) {
      await settleNotNeeded(lease);
      return 'nothing-due';
    }
    messageId = await sendMail(
      mail,
      lease.mails.map(({ id }) => id),
      standing,
    );
  } catch (error) {
    const refused = error instanceof MailRefused ? error : null;
    if (refused === null) logs.mailNotComposed(error);
    await settleFailed(lease, refused ?? { reason: 'not-composed' }, clock());
    return 'failed';
  }
  reached('mail:accepted');
  await settleSent(lease, clock(), messageId);
  return 'sent';
}

/** When an email that nobody ordered may be sent, in the quiet hours; null for now, and for all others. */
function quietFor({ mails }: Lease, now: Date): Date | null {
  const kind = mails[0]?.document.kind ?? null;
  return kind !== null && mailNeeds[kind] === 'outreach' ? quietUntil(business.timeZone, now) : null;
}
