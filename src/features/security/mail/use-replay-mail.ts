import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions } from '@/ui/use-actions';
import type { UndeliveredMail } from './undelivered-mail';

export interface ReplayMail {
  /** Puts a mail back to the others that wait; `title` is what the office calls it. */
  readonly replay: (mail: UndeliveredMail, title: string) => void;
  readonly isRunning: (mail: UndeliveredMail) => boolean;
}

/**
 * Sends undelivered mails again, each once however often it is pressed, with their toasts. `onQueued`: it waits with the others
 * again, put back here or by somebody else.
 */
export function useReplayMail(call: CallAsAdmin, onQueued: (mailId: string) => void): ReplayMail {
  const { act, running } = useActions();
  return {
    replay: ({ id }, title) =>
      void act(
        id,
        {
          done: 'Mail Queued Again',
          failed: 'Failed to send the mail again.',
          about: `${title}: it goes out within a minute or two.`,
          refusedOffline: true,
        },
        (idempotencyKey) => call('replayMail', { mailId: id, idempotencyKey }),
      ).then((outcome) => outcome !== 'failed' && onQueued(id)),
    isRunning: ({ id }) => running.has(id),
  };
}
