import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Job } from '@domain/job/job';
import { paymentMethodLabels, paymentMethods } from '@domain/payment/payment-method';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import { rewardsExist } from '@domain/settings/offered-rewards';
import { dollars } from '@domain/text/dollars';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { emptyPayment, validatePayment, type PaymentForm, type SettledState } from './payment-form';

interface PaymentDialogProps {
  readonly open: boolean;
  readonly job: Pick<Job, 'total_price' | 'referral_id' | 'origin'> & {
    readonly customer: Pick<Job['customer'], 'name'>;
  };
  readonly state: SettledState;
  readonly onSettle: (payment: PaymentForm) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

function Fields({ state, disabled }: { readonly state: SettledState; readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext().dirty);
  const note = { name: 'note', multiline: true, rows: 3, disabled } as const;
  if (state === 'waived') return <FormTextField {...note} label="Reason" required />;
  return (
    <>
      <FormChoiceField
        name="method"
        label="How was it paid?"
        options={methods}
        required
        disabled={disabled}
      />
      <FormTextField {...note} label="Note" hint="For example, a check number." />
    </>
  );
}

/** Mark paid with the method, or Waive with the reason. */
export function PaymentDialog({ open, job, state, onSettle, onClose, onExited }: PaymentDialogProps) {
  const { rewards } = useSettings();
  const { name } = job.customer;
  const paid = state === 'paid';
  const amount = dollars(job.total_price);
  return (
    <FormDialog
      open={open}
      title={paid ? `Mark ${amount} from ${name} paid` : `Waive ${amount} for ${name}`}
      initialValues={emptyPayment(state)}
      validate={validatePayment}
      submit={paid ? 'Mark paid' : 'Waive'}
      submitting={paid ? 'Marking...' : 'Waiving...'}
      onSubmit={onSettle}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Fields state={state} disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {paid
              ? 'This is recorded under your name and takes effect in a minute. Until then, you can undo it.'
              : 'The client owes nothing. This is recorded under your name and takes effect in a minute. Until then, you can undo it. If they pay after all, mark it paid later.'}
            {paid &&
              (sendsReceipts({ by: null, origin: job.origin })
                ? ' After that, the client gets a receipt by email.'
                : ' The job was imported, so the client isn’t notified.')}
            {!paid &&
              rewardsExist(rewards) &&
              job.referral_id !== null &&
              ' The client was referred. A waived inspection earns no reward.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
