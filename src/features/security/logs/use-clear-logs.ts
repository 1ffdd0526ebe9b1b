import type { CallResponse } from '@domain/api/contract';
import { logsKeptDays } from '@domain/security-log/clear-logs';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useActions } from '@/ui/use-actions';

interface ClearLogs {
  /** @returns whether it is done, or goes on by itself. */
  readonly clear: () => Promise<boolean>;
  readonly running: boolean;
}

const name = 'clear-logs';

/** Clears the old logs, once however often it is pressed, with its toasts. */
export function useClearLogs(call: CallAsAdmin): ClearLogs {
  const { act, running } = useActions();
  const clear = async () => {
    const outcome = await act(
      name,
      {
        done: 'Old Logs Cleared',
        failed: 'Failed to clear old logs.',
        about: ({ state, deleted }: CallResponse<'clearLogs'>) =>
          state === 'DONE'
            ? clearedWords(deleted)
            : `${deleted} so far. There are many: the rest goes by itself within minutes.`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('clearLogs', { idempotencyKey }),
    );
    return outcome === 'done';
  };
  return { clear, running: running.has(name) };
}

function clearedWords(deleted: number): string {
  if (deleted === 0) return `There was nothing older than ${logsKeptDays} days.`;
  return `${deleted === 1 ? '1 entry' : `${deleted} entries`} older than ${logsKeptDays} days deleted.`;
}
