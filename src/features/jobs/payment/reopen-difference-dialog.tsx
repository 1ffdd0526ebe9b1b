import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { Job } from '@domain/job/job';
import { settleDifferenceSchema } from '@domain/payment/price-difference';
import { sendsReceipts } from '@domain/payment/sends-receipts';
import { dollars } from '@domain/text/dollars';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import type { SettledDifference } from './difference-dialog';

const validate = validateWith(settleDifferenceSchema.pick(['outcome', 'method', 'note']));
const reopened: SettledDifference = { outcome: 'open', method: '', note: '' };

interface ReopenDifferenceDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onReopen: (reopened: SettledDifference) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Reason({ disabled }: { readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext().dirty);
  return (
    <FormTextField name="note" label="What was wrong?" multiline rows={3} required disabled={disabled} />
  );
}

/** Takes back what was recorded about a difference by mistake. */
export function ReopenDifferenceDialog({ job, onReopen, ...dialog }: ReopenDifferenceDialogProps) {
  const amount = job.price_difference?.amount ?? 0;
  const sum = dollars(Math.abs(amount));
  const { name } = job.customer;
  const refund = amount < 0;
  return (
    <FormDialog
      {...dialog}
      title={refund ? `Correct the refund of ${sum} to ${name}?` : `Correct the ${sum} from ${name}?`}
      initialValues={reopened}
      validate={validate}
      submit="Correct difference"
      submitting="Correcting..."
      close="Keep it"
      onSubmit={onReopen}
    >
      {(busy) => (
        <>
          <Reason disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${refund ? `The refund of ${sum} is due again` : `The ${sum} is due again`} until you settle it. This is recorded under your name. No money is moved.`}
            {sendsReceipts({ by: job.payment?.by ?? null, origin: job.origin })
              ? ` ${name} gets an email about the correction if the receipt has gone out.`
              : ' The job was imported, so the client isn’t notified.'}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
