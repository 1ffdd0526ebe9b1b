import Button from '@mui/material/Button';
import type { Booking } from '@domain/job/booking';
import { nextStatus } from './next-status';
import type { JobAction } from './use-job-action';

interface JobButtonsProps {
  readonly job: Booking;
  readonly action: JobAction;
}

/** Start Job or Mark Complete; nothing for a job that is done. */
export function JobButtons({ job, action }: JobButtonsProps) {
  const next = nextStatus[job.status];
  if (!next) return null;
  return (
    <Button
      size="small"
      variant={job.status === 'in_progress' ? 'contained' : 'outlined'}
      disabled={action.isRunning(job)}
      aria-label={`${next.label}: ${job.customer.name}`}
      onClick={() => action.advance(job)}
    >
      {next.label}
    </Button>
  );
}
