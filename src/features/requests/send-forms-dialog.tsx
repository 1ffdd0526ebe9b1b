import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { sentFormsDaysAhead } from '@domain/request/send-forms';
import { addDays, longDate } from '@domain/time/calendar-date';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { toRecipient, validateRecipient, type FormsRecipient } from './send-forms-form';

interface SendFormsDialogProps {
  readonly open: boolean;
  readonly initial: FormsRecipient;
  /** The forms have gone out before. */
  readonly again: boolean;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onSend: (recipient: FormsRecipient) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Fields({ disabled }: { readonly disabled: boolean }) {
  useUnsavedInput(useFormikContext().dirty);
  return (
    <>
      <FormTextField name="name" label="Name" required disabled={disabled} autoComplete="off" />
      <FormTextField
        name="email"
        label="E-mail"
        type="email"
        required
        disabled={disabled}
        autoComplete="off"
      />
    </>
  );
}

/** Sends someone the three forms before their request or referral is accepted. */
export function SendFormsDialog({
  open,
  initial,
  again,
  today,
  onSend,
  onClose,
  onExited,
}: SendFormsDialogProps) {
  return (
    <FormDialog
      open={open}
      title={again ? 'Send the forms again' : 'Send Forms'}
      initialValues={initial}
      validate={validateRecipient}
      submit="Send Forms"
      submitting="Sending..."
      onSubmit={(values) => onSend(toRecipient(values))}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Fields disabled={busy} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {again
              ? 'They went out before. The same links go out once more; what was filled in stays.'
              : `A mail with the links to the three forms goes out. A pending job, dated ${longDate(
                  addDays(today, sentFormsDaysAhead),
                )}, 9:00 AM, holds what comes in: no appointment is made until you accept.`}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
