import Button from '@mui/material/Button';
import type { Booking } from '@domain/job/booking';
import { canBeScheduled } from './calendar/can-be-scheduled';

interface ScheduleButtonProps {
  readonly job: Booking;
  /** Also where there is an appointment, to move it. */
  readonly orReschedule?: boolean;
  readonly onSchedule: (job: Booking) => void;
}

/** Gives a pending job its appointment, or a scheduled one another; nothing for a job that has begun. */
export function ScheduleButton({ job, orReschedule = false, onSchedule }: ScheduleButtonProps) {
  const pending = job.status === 'pending';
  if (!pending && !(orReschedule && canBeScheduled(job))) return null;
  const label = pending ? 'Schedule' : 'Reschedule';
  return (
    <Button
      size="small"
      variant={pending ? 'contained' : 'outlined'}
      {...(!pending && { color: 'inherit' })}
      aria-label={`${label}: ${job.customer.name}`}
      onClick={() => onSchedule(job)}
    >
      {label}
    </Button>
  );
}
