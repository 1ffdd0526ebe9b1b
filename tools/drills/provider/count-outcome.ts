import { collections } from '@domain/firestore/paths';
import { mailNotNeeded, type MailKind } from '@domain/mail/mail-state';
import type { IntendedMail } from './intend-mails';
import type { Sender } from './load-sender';
import type { FailingProvider } from './failing-provider';

export interface Outcome {
  readonly sent: number;
  /** Visible dead letters. */
  readonly dead: readonly string[];
  /** No longer needed when the provider was back: an expired portal code, or link to a new password. */
  readonly expired: number;
  readonly waiting: readonly string[];
  /** Marked as sent although the provider never accepted them, or missing. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

/** The kinds that nobody needs once what they carry has expired. */
const expiring: readonly MailKind[] = ['login_code', 'password_reset'];

/** Classifies the emails by their state in the database and at the provider. */
export async function countOutcome(
  sender: Sender,
  provider: FailingProvider,
  mails: readonly IntendedMail[],
): Promise<Outcome> {
  const taken = await provider.taken();
  const outcome = {
    sent: 0,
    dead: [] as string[],
    expired: 0,
    waiting: [] as string[],
    lost: [] as string[],
    doubled: [] as string[],
  };
  for (const { id, kind } of mails) {
    const mail = await sender.db.collection(collections.mail).doc(id).get();
    const state = mail.get('state') as string | undefined;
    const times = taken({ id, messageId: (mail.get('message_id') as string | undefined) ?? null });
    if (times > 1) outcome.doubled.push(id);
    if (state === 'SENT' && times > 0) outcome.sent += 1;
    else if (state === 'DEAD' && mail.get('gave_up_at') !== null) outcome.dead.push(id);
    else if (state === 'DEAD' && expiring.includes(kind) && mail.get('last_error') === mailNotNeeded)
      outcome.expired += 1;
    else if (state === undefined || state === 'SENT' || state === 'DEAD') outcome.lost.push(id);
    else outcome.waiting.push(id);
  }
  return outcome;
}
