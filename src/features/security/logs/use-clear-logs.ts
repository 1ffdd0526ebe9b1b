import type { CallResponse } from '@domain/api/contract';
import { logRetentionDays } from '@domain/security-log/clear-logs';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';

interface ClearLogs {
  /** @returns whether it succeeded, or continues on the server. */
  readonly clear: () => Promise<boolean>;
  readonly running: boolean;
}

const name = 'clear-logs';

/** Clears the old logs, with its toasts. Repeated presses send one request. */
export function useClearLogs(call: CallAsAdmin): ClearLogs {
  const { act, running } = useActions();
  const clear = async () => {
    const outcome = await act(
      name,
      {
        done: 'Old Logs Cleared',
        failed: 'Failed to clear old logs.',
        about: ({ state, deleted }: CallResponse<'office-logs-clear'>) =>
          state === 'DONE'
            ? clearedWords(deleted)
            : `${deleted} so far. The rest will be deleted automatically within minutes.`,
        refusedOffline: true,
      },
      (idempotencyKey) => call('office-logs-clear', { idempotencyKey }),
    );
    return outcome === 'done';
  };
  return { clear, running: running.has(name) };
}

function clearedWords(deleted: number): string {
  if (deleted === 0) return `Nothing was older than ${logRetentionDays} days.`;
  return `${deleted === 1 ? '1 entry' : `${deleted} entries`} older than ${logRetentionDays} days deleted.`;
}
