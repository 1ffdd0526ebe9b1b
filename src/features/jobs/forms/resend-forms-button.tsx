import type { Job } from '@domain/job/job';
import { RowButton } from '@/ui/row-button';
import type { JobHandlers } from '../job-handlers';
import { formsAreMissing } from './forms-are-missing';

interface ResendFormsButtonProps {
  readonly job: Job;
  readonly handlers: JobHandlers;
}

/**
 * Emails the client the missing forms and the follow-up; renders nothing where none is missing or the visit is
 * over.
 */
export function ResendFormsButton({ job, handlers }: ResendFormsButtonProps) {
  if (!formsAreMissing(job)) return null;
  return (
    <RowButton
      label="Resend Forms"
      of={job.customer.name}
      disabled={handlers.isRunning(job)}
      onClick={() => handlers.resendForms(job)}
    />
  );
}
