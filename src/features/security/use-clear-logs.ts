import { AppError } from '@domain/errors/app-error';
import { logsKeptDays } from '@domain/security-log/clear-logs';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useIntents } from '@/ui/use-intents';
import { useToast } from '@/ui/use-toast';

interface ClearLogs {
  /** @returns whether it is done, or goes on by itself. */
  readonly clear: () => Promise<boolean>;
  readonly running: boolean;
}

const name = 'clear-logs';

/** Clears the old logs, once however often it is pressed, with its toasts. */
export function useClearLogs(call: CallAsAdmin): ClearLogs {
  const { running, run } = useIntents();
  const toast = useToast();
  const clear = async () => {
    const fail = (description: string) =>
      toast({ title: 'Failed to clear old logs.', description, destructive: true });
    if (!navigator.onLine) {
      fail('You are offline. Connect to the internet, then press it again.');
      return false;
    }
    let done = false;
    try {
      await run(name, async (idempotencyKey) => {
        const { state, deleted } = await call('clearLogs', { idempotencyKey });
        toast({
          title: 'Old Logs Cleared',
          description:
            state === 'DONE'
              ? clearedWords(deleted)
              : `${deleted} so far. There are many: the rest goes by itself within minutes.`,
        });
        done = true;
      });
    } catch (error) {
      fail(
        error instanceof AppError
          ? error.details.userMessage
          : 'Something went wrong on this device. Please try again.',
      );
    }
    return done;
  };
  return { clear, running: running.has(name) };
}

function clearedWords(deleted: number): string {
  if (deleted === 0) return `There was nothing older than ${logsKeptDays} days.`;
  return `${deleted === 1 ? '1 entry' : `${deleted} entries`} older than ${logsKeptDays} days deleted.`;
}
