import type { Transaction } from 'firebase-admin/firestore';
import { toE164 } from '@domain/contact/phone';
import type { TextKind } from '@domain/mail/mail-state';
import type { MailSubject } from '@domain/mail/mail-subject';
import { config } from '../../platform/config';
import { mayText, type TextRecipient } from '../contact-preferences/text-choice';
import { writeMailIntent } from './write-mail-intent';

interface TextIntent {
  readonly kind: TextKind;
  readonly subject: MailSubject;
  readonly client: TextRecipient;
  readonly now: Date;
  readonly occasion?: string;
  readonly heldUntil?: Date;
}

/**
 * Queues a text message to a client beside an email; null where text messages are off or the client didn't agree to them.
 * Reads only; `write` queues it. What counts is asked again when it is sent.
 */
export async function prepareText(
  transaction: Transaction,
  { client, ...intent }: TextIntent,
): Promise<{ readonly write: () => void } | null> {
  const recipient = toE164(client.phone);
  if (config.texts === null || recipient === null || !(await mayText(transaction, client))) return null;
  return {
    write() {
      // Never gathered: a text message is about one job.
      writeMailIntent(transaction, { ...intent, recipient, direct: true });
    },
  };
}
