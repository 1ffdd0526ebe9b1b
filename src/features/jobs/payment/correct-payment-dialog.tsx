import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { InferType } from 'yup';
import { correctPaymentSchema } from '@domain/payment/payment';
import { dollars } from '@domain/text/dollars';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import type { SettledState } from './payment-form';
import type { Payable } from './use-payment-action';

const schema = correctPaymentSchema.pick(['reason']);
const validate = validateWith(schema);

interface CorrectPaymentDialogProps {
  readonly open: boolean;
  readonly payable: Payable;
  /** The state that is recorded now. */
  readonly state: SettledState;
  readonly onCorrect: (reason: string) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Reason({ disabled }: { readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext<InferType<typeof schema>>().dirty);
  return (
    <FormTextField name="reason" label="What was wrong?" multiline rows={3} required disabled={disabled} />
  );
}

/** Removes a payment or waiver that was recorded by mistake, after it took effect. */
export function CorrectPaymentDialog({ payable, state, onCorrect, ...dialog }: CorrectPaymentDialogProps) {
  const { clientName, due, notified } = payable;
  return (
    <FormDialog
      {...dialog}
      title={
        state === 'paid'
          ? `Correct the payment of ${dollars(due)} from ${clientName}?`
          : `Correct the waiver for ${clientName}?`
      }
      initialValues={{ reason: '' }}
      validate={validate}
      submit="Correct payment"
      submitting="Correcting..."
      close="Keep it"
      onSubmit={({ reason }) => onCorrect(reason)}
    >
      {(busy) => (
        <>
          <Reason disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${clientName} can’t open the report anymore unless another payment or waiver covers it.`}
            {state === 'paid' &&
              ' The receipt is marked void with today’s date, and any referral reward it earned is taken back.'}{' '}
            {state === 'paid' && notified
              ? `${clientName} gets an email about the correction, which is recorded under your name.`
              : 'The correction is recorded under your name.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
