import { mailNotNeeded } from '@domain/mail/mail-state';
import { writtenInstant } from '@/ui/written-instant';
import type { JobMail } from './job-mail';

export interface MailCondition {
  readonly state: 'waiting' | 'sent' | 'retrying' | 'undelivered' | 'unneeded';
  readonly words: string;
}

/** The state of an email, in words. */
export function mailCondition({ state, sent_at, next_attempt_at, last_error }: JobMail): MailCondition {
  if (state === 'SENT') return { state: 'sent', words: `Sent ${writtenInstant(sent_at)}`.trim() };
  if (state === 'RETRY') {
    const next = writtenInstant(next_attempt_at);
    return { state: 'retrying', words: next ? `Retrying, next attempt ${next}` : 'Retrying' };
  }
  if (state !== 'DEAD') return { state: 'waiting', words: 'Waiting to be sent' };
  return last_error === mailNotNeeded
    ? { state: 'unneeded', words: 'Not sent: no longer needed' }
    : { state: 'undelivered', words: 'Could not be delivered' };
}
