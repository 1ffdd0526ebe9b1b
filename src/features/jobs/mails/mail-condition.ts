import type { Mail } from '@domain/mail/mail';
import { mailNotNeeded } from '@domain/mail/mail-state';
import { writtenInstant } from '@/ui/written-instant';

export interface MailCondition {
  readonly state: 'waiting' | 'sent' | 'retrying' | 'undelivered' | 'unneeded';
  readonly words: string;
}

type MailProgress = Pick<Mail, 'state' | 'sent_at' | 'next_attempt_at' | 'last_error'>;

/** The state of an email, in words. */
export function mailCondition({ state, sent_at, next_attempt_at, last_error }: MailProgress): MailCondition {
  if (state === 'SENT') return { state: 'sent', words: `Sent ${writtenInstant(sent_at ?? '')}`.trim() };
  if (state === 'RETRY')
    return { state: 'retrying', words: `Retrying, next attempt ${writtenInstant(next_attempt_at)}` };
  if (state !== 'DEAD') return { state: 'waiting', words: 'Waiting to be sent' };
  return last_error === mailNotNeeded
    ? { state: 'unneeded', words: 'Not sent: no longer needed' }
    : { state: 'undelivered', words: 'Could not be delivered' };
}
