import Button from '@mui/material/Button';
import type { Booking } from '@domain/job/booking';
import type { PaymentHandlers } from './payment-section';

interface MarkPaidButtonProps {
  readonly job: Booking;
  readonly handlers: PaymentHandlers;
}

/** What is left to do in the row of a job that is done and not paid. */
export function MarkPaidButton({ job, handlers }: MarkPaidButtonProps) {
  if (job.status !== 'completed' || job.payment_state !== 'unpaid') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={handlers.isRunning(job)}
      aria-label={`Mark paid: ${job.customer.name}`}
      onClick={() => handlers.markPaid(job)}
    >
      Mark paid
    </Button>
  );
}
