import type { Mail } from '@domain/mail/mail';
import { isTextKind } from '@domain/mail/mail-state';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';

type AnyMail = Pick<Mail, 'id' | 'kind'>;

export interface ReplayMail {
  /** Puts an email or text message back into the queue; `title` is the office's name for it. */
  readonly replay: (mail: AnyMail, title: string) => void;
  readonly isRunning: (mail: AnyMail) => boolean;
}

/**
 * Sends undelivered emails and text messages again, with their toasts. Repeated presses send one request. `onQueued`: it is in
 * the queue again, put there here or by another admin.
 */
export function useReplayMail(call: CallAsAdmin, onQueued?: (mailId: string) => void): ReplayMail {
  const { act, running } = useActions();
  return {
    replay: ({ id, kind }, title) =>
      void act(
        id,
        {
          done: isTextKind(kind) ? 'Text Message Queued Again' : 'Email Queued Again',
          failed: `Failed to send the ${isTextKind(kind) ? 'text message' : 'email'} again.`,
          about: `${title}: it will go out within a minute or two.`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('office-mail-replay', { mailId: id, idempotencyKey }),
      ).then((outcome) => outcome !== 'failed' && onQueued?.(id)),
    isRunning: ({ id }) => running.has(id),
  };
}
