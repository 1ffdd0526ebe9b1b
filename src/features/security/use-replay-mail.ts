import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';
import type { UndeliveredMail } from './undelivered-mail';

export interface ReplayMail {
  /** Puts a mail back to the others that wait; `title` is what the office calls it. */
  readonly replay: (mail: UndeliveredMail, title: string) => void;
  readonly isRunning: (mail: UndeliveredMail) => boolean;
}

/** Sends undelivered mails again, each once however often it is pressed, with their toasts. */
export function useReplayMail(call: CallAsAdmin): ReplayMail {
  const { running, run } = useIntents();
  const toast = useToast();
  const replay = async ({ id }: UndeliveredMail, title: string) => {
    const fail = (description: string) =>
      toast({ title: 'Failed to send the mail again.', description, destructive: true });
    if (!navigator.onLine) return fail('You are offline. Connect to the internet, then press it again.');
    try {
      await run(id, async (idempotencyKey) => {
        await call('replayMail', { mailId: id, idempotencyKey });
        toast({ title: 'Mail Queued Again', description: `${title}: it goes out within a minute or two.` });
      });
    } catch (error) {
      fail(
        error instanceof AppError
          ? error.details.userMessage
          : 'Something went wrong on this device. Please try again.',
      );
    }
  };
  return {
    replay: (mail, title) => void replay(mail, title),
    isRunning: ({ id }) => running.has(id),
  };
}
