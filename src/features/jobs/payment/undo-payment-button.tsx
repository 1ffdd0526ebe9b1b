import type { Job } from '@domain/job/job';
import { undoSeconds } from '@domain/job/undo-step';
import { RowButton } from '@/ui/row-button';
import { useUntil } from '@/ui/use-until';
import type { JobHandlers } from '../job-handlers';

interface UndoPaymentButtonProps {
  readonly job: Job;
  readonly handlers: Pick<JobHandlers, 'undoPayment' | 'isRunning'>;
}

/** Undoes Mark paid or Waive until it takes effect. Any admin can press it. */
export function UndoPaymentButton({ job, handlers }: UndoPaymentButtonProps) {
  const marked = job.held_payment ? Date.parse(job.held_payment.at) : 0;
  const inTime = useUntil(marked + undoSeconds * 1000);
  if (!job.held_payment || !inTime) return null;
  return (
    <RowButton
      label="Undo payment"
      of={job.customer.name}
      disabled={handlers.isRunning(job)}
      onClick={() => handlers.undoPayment(job)}
    />
  );
}
