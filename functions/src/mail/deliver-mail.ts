import { isTextKind } from '@domain/mail/mail-state';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { leaseMail, type Lease } from './lease-mail';
import type { ComposedMail } from './compose/composer';
import { composeMail } from './compose-mail';
import { heldBeside } from './held-beside';
import { MailRefused } from './provider/mail-provider';
import { PhoneStopped } from './provider/text-provider';
import { sendMail } from './send-mail';
import { noteStoppedPhone, sendText } from './send-text';
import { settleFailed, settleNotNeeded, settlePutOff, settleSent, settleStopped } from './settle-mail';
import { standingOf, type Standing } from './standing-of';

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
    messageId = await pass(mail, lease, standing, clock());
  } catch (error) {
    if (error instanceof PhoneStopped) {
      await settleNotNeeded(lease);
      return 'nothing-due';
    }
    const refused = error instanceof MailRefused ? error : null;
    if (refused === null) logs.mailNotComposed(error);
    await settleFailed(lease, refused ?? { reason: 'not-composed' }, clock());
    return 'failed';
  }
  reached('mail:accepted');
  await settleSent(lease, clock(), messageId);
  return 'sent';
}

/** Passes it to the provider of email or of text messages. @returns the provider's id of it; null if we don't get it. */
async function pass(mail: ComposedMail, lease: Lease, standing: Standing, now: Date): Promise<string | null> {
  const ids = lease.mails.map(({ id }) => id);
  const [first] = lease.mails;
  if (!first || !isTextKind(first.document.kind)) return sendMail(mail, ids, standing);
  try {
    return await sendText(mail, first.id);
  } catch (error) {
    if (error instanceof PhoneStopped) await noteStoppedPhone(mail.to, now);
    throw error;
  }
}
