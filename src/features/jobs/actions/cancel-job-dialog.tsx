import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { object, type InferType } from 'yup';
import type { CallRequest } from '@domain/api/contract';
import { changeNoticeHours } from '@domain/appointment/appointment-limits';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { possibleEndings } from '@domain/job/refuse-ending';
import { cancelReasonField, notifiesClient } from '@domain/job/cancel-job';
import { fitsCard, missingMoney, overpaid, type MoneyChoice } from '@domain/payment/price-difference';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { MoneyField } from '../payment/money-field';

const schema = object({ reason: cancelReasonField }).required();
const validate = validateWith(schema);

interface Cancelling extends InferType<typeof schema> {
  readonly money: MoneyChoice | '';
}

/** What the office asks for; without money where nothing was paid. */
export type CancelAsked = Pick<CallRequest<'office-job-cancel'>, 'reason' | 'money'>;

interface CancelJobDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onCancelJob: (asked: CancelAsked) => Promise<ActionOutcome>;
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
  const paid = overpaid(job, 0);
  return (
    <FormDialog<Cancelling>
      {...dialog}
      title={`Cancel the job for ${name}?`}
      initialValues={{ reason: '', money: '' }}
      validate={(values) => ({ ...validate(values), ...missingMoney(values.money, paid) })}
      submit="Cancel Job"
      submitting="Cancelling..."
      destructive
      close="Keep job"
      onSubmit={({ reason, money }) => onCancelJob({ reason, ...(money !== '' && { money }) })}
    >
      {(busy) => (
        <>
          <Reason disabled={busy} />
          {paid > 0 && <MoneyField amount={paid} online={fitsCard(job.payment, paid)} disabled={busy} />}
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
