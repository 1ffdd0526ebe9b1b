import Typography from '@mui/material/Typography';
import { openDeadline } from '@domain/deadline/about-to-miss';
import type { Job } from '@domain/job/job';
import { FormDialog } from '@/forms/form-dialog';
import { appointmentOf, type SlotForm } from '@/shared/appointment/slot-form';
import { SlotFields } from '@/shared/appointment/slot-fields';
import { useSlotConfirm } from '@/shared/appointment/use-slot-confirm';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import type { ActionOutcome } from '@/ui/use-actions';
import { initialSlot, validateSlot, type ConfirmedAppointment } from './schedule-form';

interface ScheduleDialogProps {
  readonly open: boolean;
  readonly job: Job;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly findJobsOn: FindJobsOn;
  /** Where the job was dragged to: the form begins with it. */
  readonly to?: Partial<SlotForm>;
  readonly onSchedule: (slot: ConfirmedAppointment) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** Schedules or reschedules a job. */
export function ScheduleDialog({ job, today, findJobsOn, to, onSchedule, ...dialog }: ScheduleDialogProps) {
  const { name, address } = job.customer;
  const pending = job.status === 'pending';
  const verb = pending ? 'Schedule' : 'Reschedule';
  const initial = { ...initialSlot(job, today), ...to };
  const confirm = useSlotConfirm({
    title: `${verb} it for this time anyway?`,
    confirm: `${verb} anyway`,
    consequence: `${name} gets an email with the appointment right away.`,
    address,
    service: job.service_type,
    findJobsOn,
    except: job.id,
  });
  return (
    <>
      <FormDialog
        {...dialog}
        title={pending ? `Schedule the job for ${name}` : `Reschedule the job for ${name}`}
        initialValues={initial}
        validate={validateSlot}
        submit={verb}
        submitting={pending ? 'Scheduling...' : 'Rescheduling...'}
        onSubmit={(slot) =>
          confirm.ask(slot, (confirmed) => onSchedule({ ...appointmentOf(slot), ...confirmed }))
        }
      >
        {(busy) => (
          <>
            <SlotFields
              except={job.id}
              address={address}
              service={job.service_type}
              today={today}
              findJobsOn={findJobsOn}
              disabled={busy}
              notChosen={{ date: pending, time: pending }}
              deadline={openDeadline(job)}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {pending
                ? `${name} gets an email with the appointment and the missing forms.`
                : `${name} gets an email with the new time, and the entry in their calendar moves. If the time stays the same, no email is sent.`}
            </Typography>
          </>
        )}
      </FormDialog>
      {confirm.dialog}
    </>
  );
}
