import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CallRequest } from '@domain/api/contract';
import type { Job } from '@domain/job/job';
import { paymentMethodLabels, paymentMethods } from '@domain/payment/payment-method';
import { fitsCard, settleDifferenceSchema } from '@domain/payment/price-difference';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import { dollars } from '@domain/text/dollars';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';

export type SettledDifference = Pick<CallRequest<'office-job-difference'>, 'outcome' | 'method' | 'note'>;

const validate = validateWith(settleDifferenceSchema.pick(['outcome', 'method', 'note']));
const methods = paymentMethods.map((value) => ({ value, label: paymentMethodLabels[value] }));

interface DifferenceDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onSettle: (settled: SettledDifference) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

interface FieldsProps {
  /** US dollars; below 0 a refund. */
  readonly amount: number;
  /** Whether it can go back to the card that paid online. */
  readonly toCard: boolean;
  readonly disabled: boolean;
}

function Fields({ amount, toCard, disabled }: FieldsProps) {
  const { values, dirty } = useFormikContext<{ outcome: string }>();
  useUnsavedInput(dirty);
  const refund = amount < 0;
  return (
    <>
      <FormChoiceField
        name="outcome"
        label="What happened?"
        required
        disabled={disabled}
        options={[
          ...(toCard ? [{ value: 'card-refund', label: 'Refund it to the client’s card now' }] : []),
          { value: 'settled', label: refund ? 'We refunded it' : 'The client paid it' },
          { value: 'waived', label: refund ? 'We won’t refund it' : 'We won’t ask for it' },
        ]}
      />
      {values.outcome === 'settled' && (
        <FormChoiceField
          name="method"
          label={refund ? 'How was it refunded?' : 'How was it paid?'}
          options={methods}
          required
          disabled={disabled}
        />
      )}
      <FormTextField
        name="note"
        label="Note"
        hint="For example, a check number, or why you left it."
        multiline
        rows={3}
        disabled={disabled}
      />
    </>
  );
}

function canGoToCard({ payment, price_difference: difference, card_refund_at: begun }: Job): boolean {
  const refund = -(difference?.amount ?? 0);
  return refund > 0 && fitsCard(payment, refund) && begun === null;
}

/** Records what became of the difference that a changed price left. */
export function DifferenceDialog({ job, onSettle, ...dialog }: DifferenceDialogProps) {
  const amount = job.price_difference?.amount ?? 0;
  const sum = dollars(Math.abs(amount));
  const { name } = job.customer;
  return (
    <FormDialog
      {...dialog}
      title={amount < 0 ? `Refund of ${sum} to ${name}` : `Remaining ${sum} from ${name}`}
      initialValues={{ outcome: '', method: '', note: '' }}
      validate={(values) => validate(values as unknown as SettledDifference)}
      submit="Save"
      submitting="Saving..."
      onSubmit={(values) => onSettle(values as unknown as SettledDifference)}
    >
      {(busy) => (
        <>
          <Fields amount={amount} toCard={canGoToCard(job)} disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This is recorded under your name. A refund to the card takes a minute. Otherwise no money is
            moved.
            {sendsReceipts({ by: job.payment?.by ?? null, origin: job.origin })
              ? ` ${name} gets a receipt by email for what was paid or refunded.`
              : ' The job was imported, so the client isn’t notified.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
