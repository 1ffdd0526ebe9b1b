import type { Mail } from '@domain/mail/mail';
import { isTextKind, mailNotNeeded } from '@domain/mail/mail-state';
import { mayBeWrongAddress } from '@domain/mail/may-be-wrong-address';
import { textUnknown } from '@domain/text-message/text-limits';
import { writtenInstant } from '@/ui/written-instant';

export interface MailCondition {
  readonly state: 'waiting' | 'sent' | 'retrying' | 'undelivered' | 'unneeded' | 'stopped';
  readonly words: string;
}

type MailProgress = Pick<
  Mail,
  'kind' | 'state' | 'sent_at' | 'next_attempt_at' | 'last_error' | 'delivery' | 'delivery_at' | 'stopped_at'
>;

/** The state of an email, in words. */
export function mailCondition(mail: MailProgress): MailCondition {
  const { state, next_attempt_at, last_error } = mail;
  if (state === 'SENT') return { state: 'sent', words: sentWords(mail) };
  if (state === 'RETRY')
    return { state: 'retrying', words: `Retrying, next attempt ${writtenInstant(next_attempt_at)}` };
  if (state !== 'DEAD') return { state: 'waiting', words: 'Waiting to be sent' };
  if (mail.stopped_at !== null)
    return { state: 'stopped', words: 'Not sent: this person marked our email as spam' };
  return last_error === mailNotNeeded
    ? { state: 'unneeded', words: 'Not sent: no longer needed' }
    : {
        state: 'undelivered',
        words: undeliveredWords(mail),
      };
}

function undeliveredWords({ kind, last_error }: MailProgress): string {
  const isText = isTextKind(kind);
  if (isText && last_error === textUnknown) return 'We can’t tell whether it was sent';
  if (!mayBeWrongAddress(last_error ?? '')) return 'Could not be delivered';
  return isText ? 'Not delivered. The number may be wrong' : 'Came back. The address may be wrong';
}

function sentWords({ sent_at, delivery, delivery_at }: MailProgress): string {
  const sent = `Sent ${writtenInstant(sent_at ?? '')}`.trim();
  if (delivery === 'delivered') return `Delivered ${writtenInstant(delivery_at ?? '')}`.trim();
  if (delivery === 'deferred') return `${sent}, not delivered yet`;
  return delivery === 'complained' ? `${sent}. Marked as spam by the recipient` : sent;
}
