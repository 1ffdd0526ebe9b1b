import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { emailField } from '@domain/contact/fields';
import type { CustomerSnapshot } from '@domain/job/job';
import { sentFormsDaysAhead } from '@domain/request/send-forms';
import { addDays, longDate } from '@domain/time/calendar-date';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { problemOf } from '@/forms/problem-of';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { CustomerFields } from './customer-fields';
import { toRecipient, validateRecipient, type SendFormsValues } from './send-forms-form';
import { useCustomerOnFile, type CustomerOnFile, type FindCustomer } from './use-customer-on-file';
import type { AddressedForms } from './use-send-forms';

interface SendFormsDialogProps {
  readonly open: boolean;
  /** The client of the request. Name and email address can be changed in the dialog. */
  readonly client: CustomerSnapshot;
  readonly findCustomer: FindCustomer;
  /** Whether the forms were sent before. */
  readonly again: boolean;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onSend: (recipient: AddressedForms) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

interface FieldsProps extends Pick<SendFormsDialogProps, 'client' | 'findCustomer'> {
  readonly disabled: boolean;
  readonly attempt: number;
  readonly onFound: (onFile: CustomerOnFile | null) => void;
}

function Fields({ client, findCustomer, disabled, attempt, onFound }: FieldsProps) {
  const { values, dirty } = useFormikContext<SendFormsValues>();
  useUnsavedInput(dirty);
  const email = problemOf(emailField, values.email) === undefined ? values.email : '';
  const { phone, address } = client;
  const onFile = useCustomerOnFile(findCustomer, { name: values.name, email, phone, address }, null, attempt);
  useEffect(() => onFound(onFile), [onFile, onFound]);
  return (
    <>
      <FormTextField name="name" label="Name" required disabled={disabled} autoComplete="off" />
      <FormTextField
        name="email"
        label="Email"
        type="email"
        required
        disabled={disabled}
        autoComplete="off"
      />
      <CustomerFields onFile={onFile} disabled={disabled} />
    </>
  );
}

/** Sends a client the three forms before the request or referral is accepted. */
export function SendFormsDialog({
  open,
  client,
  findCustomer,
  again,
  today,
  onSend,
  onClose,
  onExited,
}: SendFormsDialogProps) {
  const [attempt, setAttempt] = useState(0);
  const [onFile, setOnFile] = useState<CustomerOnFile | null>(null);
  const send = async ({ customer_keep: keep, ...values }: SendFormsValues) => {
    const outcome = await onSend({
      ...toRecipient(values),
      ...(onFile && { customer: { keep, seen: onFile.stored } }),
    });
    // Remounts the fields, because a changed record is one of the reasons for a refusal.
    if (outcome === 'failed') setAttempt((count) => count + 1);
    return outcome;
  };
  const initial: SendFormsValues = { name: client.name, email: client.email, customer_keep: 'stored' };
  return (
    <FormDialog<SendFormsValues>
      open={open}
      title={again ? 'Send Forms Again' : 'Send Forms'}
      initialValues={initial}
      validate={validateRecipient}
      submit="Send Forms"
      submitting="Sending..."
      onSubmit={send}
      onClose={onClose}
      onExited={onExited}
    >
      {(busy) => (
        <>
          <Fields
            client={client}
            findCustomer={findCustomer}
            disabled={busy}
            attempt={attempt}
            onFound={setOnFile}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {again
              ? 'These forms were sent before. This sends the same links again. Answers already filled in are kept.'
              : `The client gets an email with links to the three forms. What they submit is stored with a pending job dated ${longDate(
                  addDays(today, sentFormsDaysAhead),
                )}, 9:00 AM. No appointment is made until you accept.`}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
