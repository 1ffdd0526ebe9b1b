import type { Mail } from '@domain/mail/mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';

type AnyMail = Pick<Mail, 'id'>;

export interface ReplayMail {
  /** Puts an email back into the queue; `title` is the office's name for it. */
  readonly replay: (mail: AnyMail, title: string) => void;
  readonly isRunning: (mail: AnyMail) => boolean;
}

/**
 * Sends undelivered emails again, with their toasts. Repeated presses send one request. `onQueued`: the email is in
 * the queue again, put there here or by another admin.
 */
export function useReplayMail(call: CallAsAdmin, onQueued?: (mailId: string) => void): ReplayMail {
  const { act, running } = useActions();
  return {
    replay: ({ id }, title) =>
      void act(
        id,
        {
          done: 'Email Queued Again',
          failed: 'Failed to send the email again.',
          about: `${title}: it will go out within a minute or two.`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-mail-replay', { mailId: id, idempotencyKey }),
      ).then((outcome) => outcome !== 'failed' && onQueued?.(id)),
    isRunning: ({ id }) => running.has(id),
  };
}
