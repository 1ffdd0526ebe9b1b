import { mailNotNeeded } from '@domain/mail/mail-state';
import { writtenInstant } from '@/ui/written-instant';
import type { JobMail } from './job-mail';

export interface MailCondition {
  readonly state: 'waiting' | 'sent' | 'retrying' | 'undelivered' | 'unneeded';
  readonly words: string;
}

/** What has become of a mail. */
export function mailCondition({ state, sent_at, next_attempt_at, last_error }: JobMail): MailCondition {
  if (state === 'SENT') return { state: 'sent', words: `Sent ${writtenInstant(sent_at)}`.trim() };
  if (state === 'RETRY') {
    const next = writtenInstant(next_attempt_at);
    return { state: 'retrying', words: next ? `Trying again, next on ${next}` : 'Trying again' };
  }
  if (state !== 'DEAD') return { state: 'waiting', words: 'Waiting to be sent' };
  return last_error === mailNotNeeded
    ? { state: 'unneeded', words: 'Not sent: there was nothing left to say' }
    : { state: 'undelivered', words: 'Could not be delivered' };
}
