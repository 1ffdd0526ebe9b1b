import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { object, type InferType } from 'yup';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { possibleEndings } from '@domain/job/refuse-ending';
import { cancelReasonField, notifiesClient } from '@domain/job/cancel-job';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';

const schema = object({ reason: cancelReasonField }).required();
const validate = validateWith(schema);

interface CancelJobDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onCancelJob: (reason: string) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Reason({ disabled }: { readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext<InferType<typeof schema>>().dirty);
  return <FormTextField name="reason" label="Reason (optional)" multiline rows={3} disabled={disabled} />;
}

const isLate = (job: Job) => possibleEndings(job, business.timeZone, new Date()).includes('cancelled_late');

/** Cancels a job's appointment, with an optional reason. */
export function CancelJobDialog({ job, onCancelJob, ...dialog }: CancelJobDialogProps) {
  const { name } = job.customer;
  return (
    <FormDialog
      {...dialog}
      title={`Cancel the job for ${name}?`}
      initialValues={{ reason: '' }}
      validate={validate}
      submit="Cancel Job"
      submitting="Cancelling..."
      destructive
      close="Keep job"
      onSubmit={({ reason }) => onCancelJob(reason)}
    >
      {(busy) => (
        <>
          <Reason disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {notifiesClient(job.status)
              ? `${name} gets an email about the cancellation, which takes the appointment off their calendar.`
              : `No appointment was made, so ${name} gets no email.`}{' '}
            The form links stop working. The job leaves this list and stays on record under Cancelled.
          </Typography>
          {isLate(job) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Less than {changeNoticeHours} hours are left. To record it as cancelled late, use End Without
              Inspection instead.
            </Typography>
          )}
        </>
      )}
    </FormDialog>
  );
}
