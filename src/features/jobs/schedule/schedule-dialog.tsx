import Typography from '@mui/material/Typography';
import type { Booking } from '@domain/job/booking';
import { FormDialog } from '@/forms/form-dialog';
import { SlotFields } from '@/ui/slots/slot-fields';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';
import type { ActionOutcome } from '@/ui/use-actions';
import { initialSlot, validateSlot, type Slot } from './schedule-form';

interface ScheduleDialogProps {
  readonly open: boolean;
  readonly job: Booking;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  readonly onSchedule: (slot: Slot) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** A job's appointment, or another one for it. */
export function ScheduleDialog({ job, today, findJobsOn, onSchedule, ...dialog }: ScheduleDialogProps) {
  const { name } = job.customer;
  const pending = job.status === 'pending';
  return (
    <FormDialog
      {...dialog}
      title={pending ? `Schedule the job of ${name}` : `Reschedule the job of ${name}`}
      initialValues={initialSlot(job, today)}
      validate={validateSlot}
      submit={pending ? 'Schedule' : 'Reschedule'}
      submitting={pending ? 'Scheduling...' : 'Rescheduling...'}
      onSubmit={onSchedule}
    >
      {(busy) => (
        <>
          <SlotFields except={job.id} today={today} findJobsOn={findJobsOn} disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {pending
              ? `${name} gets an e-mail with the appointment and the forms that are missing.`
              : `${name} gets an e-mail with the new time; the entry in their calendar moves along. An appointment at the same time as before mails nobody.`}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
