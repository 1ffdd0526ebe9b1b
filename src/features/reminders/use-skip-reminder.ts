import type { ReportReminder } from '@domain/outreach/report-reminder';
import { undoSeconds } from '@domain/job/undo-step';
import { mediumDate } from '@domain/time/calendar-date';
import { callAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions } from '@/ui/use-actions';

/** What the action has to know of a report. */
export interface RemindedReport {
  readonly id: string;
  readonly clientName: string;
  readonly reminder: ReportReminder;
}

export interface SkipReminder {
  /** Skips the reminder, or undoes that. */
  readonly change: (wanted: 'skipped' | 'waiting') => void;
  readonly isRunning: boolean;
}

/** Skip and Undo of a report's reminder. `onChanged` is called after either. */
export function useSkipReminder(
  { id, clientName, reminder }: RemindedReport,
  onChanged?: (id: string) => void,
): SkipReminder {
  const { act, running } = useActions();
  const who = clientName || 'The client';
  const change = async (wanted: 'skipped' | 'waiting'): Promise<void> => {
    const day = mediumDate(reminder.due_on);
    const outcome = await act(
      `${wanted}:${id}`,
      wanted === 'skipped'
        ? {
            done: 'Reminder Skipped',
            failed: 'Failed to skip the reminder.',
            about: `${who} won’t be reminded on ${day}.`,
            refusedOffline: true,
            offer: {
              label: 'Undo',
              offeredFor: undoSeconds * 1000,
              onChoose: () => void change('waiting'),
            },
          }
        : {
            done: 'Undone',
            failed: 'Failed to undo.',
            about: `${who} will be reminded on ${day}.`,
            refusedOffline: true,
          },
      (idempotencyKey) => callAsAdmin('office-reminder-skip', { reportId: id, wanted, idempotencyKey }),
    );
    if (outcome !== 'failed') onChanged?.(id);
  };
  return { change: (wanted) => void change(wanted), isRunning: running.size > 0 };
}
