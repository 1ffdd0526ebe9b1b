import type { Booking } from '@domain/job/booking';
import { missingForms } from '@domain/job/missing-forms';
import { RowButton } from '@/ui/row-button';
import type { JobHandlers } from '../job-handlers';

interface ResendFormsButtonProps {
  readonly job: Booking;
  readonly handlers: JobHandlers;
}

/** Mails the client the forms and the follow-up that are missing; nothing where none is, or where the visit is over. */
export function ResendFormsButton({ job, handlers }: ResendFormsButtonProps) {
  const complete = missingForms(job).length === 0 && job.follow_up_answered;
  if (complete || job.status === 'completed' || job.status === 'cancelled') return null;
  return (
    <RowButton
      label="Resend Forms"
      of={job.customer.name}
      disabled={handlers.isRunning(job)}
      onClick={() => handlers.resendForms(job)}
    />
  );
}
