import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { CallRequest } from '@domain/api/contract';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import { recordPaperSchema } from '@domain/job/paper-signature';
import { calendarDateIn } from '@domain/time/calendar-date';
import { FormDateField } from '@/forms/form-date-field';
import { FormDialog, type FormOutcome } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';

/** What the office enters: the date on the paper, and who signed. */
export type PaperEntry = Omit<CallRequest<'office-paper-record'>, 'bookingId' | 'idempotencyKey'>;

const today = () => calendarDateIn(business.timeZone, new Date());
const validate = validateWith(recordPaperSchema.omit(['bookingId', 'idempotencyKey']), () => ({
  today: today(),
}));

interface PaperSignatureDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onRecord: (entry: PaperEntry) => Promise<FormOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Fields({ disabled }: { readonly disabled: boolean }) {
  const { dirty } = useFormikContext<PaperEntry>();
  useUnsavedInput(dirty);
  return (
    <>
      <Typography>Only record an agreement that you have on paper, with the client’s signature.</Typography>
      <FormDateField name="signed_on" label="Date Signed" max={today()} required disabled={disabled} />
      <FormTextField name="signer" label="Signed By" required disabled={disabled} autoComplete="off" />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The job then counts as signed. There’s no PDF of it here, so keep the paper.
      </Typography>
    </>
  );
}

/** Records that the client signed the agreement on paper. */
export function PaperSignatureDialog({ job, onRecord, ...dialog }: PaperSignatureDialogProps) {
  return (
    <FormDialog<PaperEntry>
      {...dialog}
      title="Agreement signed on paper"
      initialValues={{ signed_on: today(), signer: job.customer.name }}
      validate={validate}
      submit="Record signature"
      submitting="Recording..."
      onSubmit={onRecord}
    >
      {(busy) => <Fields disabled={busy} />}
    </FormDialog>
  );
}
