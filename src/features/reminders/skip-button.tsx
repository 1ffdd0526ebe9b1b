import { RowButton } from '@/ui/row-button';
import { useSkipReminder, type RemindedReport } from './use-skip-reminder';

interface SkipButtonProps {
  readonly report: RemindedReport;
  /** Called with the report's id after it was skipped, or that was undone. */
  readonly onChanged?: (id: string) => void;
}

/** Skips the reminder of a report while it waits; of a skipped one, undoes that. Nothing for others. */
export function SkipButton({ report, onChanged }: SkipButtonProps) {
  const { change, isRunning } = useSkipReminder(report, onChanged);
  const { state } = report.reminder;
  if (state !== 'waiting' && state !== 'skipped') return null;
  const isSkipped = state === 'skipped';
  return (
    <RowButton
      label={isSkipped ? 'Undo skip' : 'Skip'}
      of={`Reminder for ${report.clientName || 'No name'}`}
      disabled={isRunning}
      onClick={() => change(isSkipped ? 'waiting' : 'skipped')}
    />
  );
}
