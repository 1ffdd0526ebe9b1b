import Button from '@mui/material/Button';
import type { Booking } from '@domain/job/booking';
import type { ResendForms } from './use-resend-forms';

interface ResendFormsButtonProps {
  readonly job: Booking;
  readonly forms: ResendForms;
}

/** Mails the client the forms that are missing; nothing where none is, or where the visit is over. */
export function ResendFormsButton({ job, forms }: ResendFormsButtonProps) {
  const complete = Object.values(job.forms_status).every(Boolean);
  if (complete || job.status === 'completed' || job.status === 'cancelled') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={forms.isRunning(job)}
      aria-label={`Resend Forms: ${job.customer.name}`}
      onClick={() => forms.resend(job)}
    >
      Resend Forms
    </Button>
  );
}
