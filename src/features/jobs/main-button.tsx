import type { Job } from '@domain/job/job';
import { RowButton } from '@/ui/row-button';
import { useRecentlyChanged } from '@/ui/use-recently-changed';
import type { JobHandlers } from './job-handlers';
import { nextStatus } from './steps/next-status';

interface MainButtonProps {
  readonly job: Job;
  readonly handlers: JobHandlers;
}

const settlingMs = 400;

/** The next action on a job, with its label; null for one that is over. */
function nextOf(job: Job, handlers: JobHandlers) {
  if (job.status === 'pending') return { label: 'Schedule', press: handlers.schedule };
  if (job.status === 'completed') {
    return job.payment_state === 'unpaid' && !job.held_payment
      ? { label: 'Mark paid', press: handlers.markPaid }
      : null;
  }
  const next = nextStatus[job.status];
  return next ? { label: next.label, press: handlers.advance } : null;
}

/** Schedule, Start Job, Mark Complete or Mark paid, whichever is next; nothing for a job that is over. */
export function MainButton({ job, handlers }: MainButtonProps) {
  const next = nextOf(job, handlers);
  // Ignores presses for 400 ms after the label has changed, because they were aimed at the previous button.
  const changed = useRecentlyChanged(next?.label, settlingMs);
  if (!next) return null;
  return (
    <RowButton
      key={next.label}
      label={next.label}
      of={job.customer.name}
      main={job.status === 'pending' || job.status === 'in_progress'}
      disabled={handlers.isRunning(job)}
      onClick={() => next.press(job)}
      {...(changed && { sx: { pointerEvents: 'none' } })}
    />
  );
}
