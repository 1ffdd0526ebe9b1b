import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { arrivalWords } from '@domain/appointment/arrival';
import type { Job } from '@domain/job/job';
import { FormDialog } from '@/forms/form-dialog';
import { InspectorField } from '@/shared/appointment/inspector-field';
import { proposed, type SlotForm } from '@/shared/appointment/slot-form';
import { jobsBeside, useDayJobs, type FindJobsOn } from '@/shared/appointment/use-day-jobs';
import { useSlotConfirm, type ConfirmedSlot } from '@/shared/appointment/use-slot-confirm';
import { useInspectors } from '@/shared/inspector/team-context';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';

interface AssignDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly findJobsOn: FindJobsOn;
  readonly onAssign: (assigned: ConfirmedSlot) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const noErrors = () => ({});

/** Chooses who does a job. The appointment stays. */
export function AssignDialog({ job, findJobsOn, onAssign, ...dialog }: AssignDialogProps) {
  const anyone = useInspectors().length > 0 || job.inspector_id !== null;
  const confirm = useSlotConfirm({
    title: 'Assign it anyway?',
    confirm: 'Assign anyway',
    consequence: '',
    address: job.customer.address,
    service: job.service_type,
    findJobsOn,
    except: job.id,
    onlyInspector: true,
  });
  return (
    <>
      <FormDialog<SlotForm>
        {...dialog}
        title={`Inspector for ${job.customer.name}`}
        initialValues={initialOf(job)}
        validate={noErrors}
        submit="Save"
        submitting="Saving..."
        onSubmit={(form) => confirm.ask(form, onAssign)}
      >
        {(busy) => (
          <>
            {job.status !== 'pending' && (
              <Typography variant="body2">
                {job.service_type}, {arrivalWords(job)}
              </Typography>
            )}
            {anyone ? (
              <Field job={job} findJobsOn={findJobsOn} busy={busy} />
            ) : (
              <Typography>
                Nobody on your team does inspections yet. An owner can change that in Settings, under Team.
              </Typography>
            )}
            {anyone && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Both inspectors get an email with their changed schedule. The client gets none.
              </Typography>
            )}
          </>
        )}
      </FormDialog>
      {confirm.dialog}
    </>
  );
}

function initialOf(job: Job): SlotForm {
  const { scheduled_date, scheduled_time, scheduled_until, status, inspector_id } = job;
  return {
    scheduled_date,
    scheduled_time,
    as_window: scheduled_until !== null,
    // Nobody can be proposed before there is an appointment.
    inspector_id: inspector_id ?? (status === 'pending' ? '' : proposed),
  };
}

interface FieldProps extends Pick<AssignDialogProps, 'job' | 'findJobsOn'> {
  readonly busy: boolean;
}

function Field({ job, findJobsOn, busy }: FieldProps) {
  useUnsavedInput(useFormikContext().dirty);
  const found = useDayJobs(job.scheduled_date, findJobsOn);
  // A pending job's date is a placeholder.
  const others = job.status === 'pending' ? null : found && jobsBeside(found, job.id);
  return <InspectorField visit={job} others={others} disabled={busy} />;
}
