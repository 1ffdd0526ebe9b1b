import type { Job } from '@domain/job/job';
import { RowButton } from '@/ui/row-button';
import { useUntil } from '@/ui/use-until';
import type { JobHandlers } from '../job-handlers';
import { useDeviceStep } from './device-steps';
import { undoableStep } from './undoable-step';

interface UndoButtonProps {
  readonly job: Job;
  readonly handlers: JobHandlers;
}

/** Undoes Start Job or Mark Complete while that is possible. Any admin can press it. */
export function UndoButton({ job, handlers }: UndoButtonProps) {
  const inTime = useUntil(undoableStep(job)?.until ?? 0);
  const { step } = useDeviceStep(job);
  if (!inTime && !step) return null;
  return (
    <RowButton
      label="Undo"
      of={job.customer.name}
      disabled={handlers.isRunning(job)}
      onClick={() => handlers.undo(job)}
    />
  );
}
