import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { boolean, object, type InferType } from 'yup';
import type { BookingRequest } from '@domain/request/booking-request';
import { declineNoticeSubject, declineNoticeText, noticeField } from '@domain/request/decline-notice';
import { undoSeconds } from '@domain/job/undo-step';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';

const schema = object({
  notified: boolean().defined(),
  message: noticeField
    .defined()
    .default('')
    .when('notified', ([notified], field) =>
      notified ? field.required('Write what the client should read.') : field,
    ),
}).required();
const validate = validateWith(schema);

type Values = InferType<typeof schema>;

interface DeclineDialogProps {
  readonly open: boolean;
  readonly request: BookingRequest;
  /** Decline always tells the client; Delete only if the office chooses to. */
  readonly step: 'decline' | 'delete';
  /** `message` is empty to tell the client nothing. */
  readonly onConfirm: (message: string) => Promise<ActionOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

const words = {
  decline: {
    title: (name: string) => `Decline the request from ${name} by email?`,
    submit: 'Decline and Send',
    submitting: 'Declining...',
    text: `The request stays on record as declined. The email goes out in ${undoSeconds} seconds, when this can no longer be undone.`,
  },
  delete: {
    title: (name: string) => `Delete the request from ${name}?`,
    submit: 'Delete',
    submitting: 'Deleting...',
    text: 'This permanently deletes the request. To keep it on record, decline it instead.',
  },
};

function Fields({
  request,
  step,
  disabled,
}: Pick<DeclineDialogProps, 'request' | 'step'> & { disabled: boolean }) {
  const { values, dirty } = useFormikContext<Values>();
  useUnsavedInput(dirty);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words[step].text}
      </Typography>
      {step === 'delete' && (
        <FormCheckboxField
          name="notified"
          label={`Email ${request.name || 'the client'}`}
          hint="Otherwise they aren’t notified."
          disabled={disabled}
        />
      )}
      {values.notified && (
        <FormTextField
          name="message"
          label={`Message to ${request.email}`}
          hint={`Subject: ${declineNoticeSubject}. The email opens with their name and ends with our phone number.`}
          multiline
          rows={6}
          disabled={disabled}
        />
      )}
    </>
  );
}

/** Declines or deletes a request, with the email to its client that the office reads first and may change. */
export function DeclineDialog({ request, step, onConfirm, ...dialog }: DeclineDialogProps) {
  const { contact } = useSettings();
  const { title, submit, submitting } = words[step];
  return (
    <FormDialog<Values>
      {...dialog}
      title={title(request.name)}
      initialValues={{ notified: step === 'decline', message: declineNoticeText(contact) }}
      validate={validate}
      submit={submit}
      submitting={submitting}
      destructive={step === 'delete'}
      close="Keep request"
      onSubmit={({ notified, message }) => onConfirm(notified ? message : '')}
    >
      {(busy) => <Fields request={request} step={step} disabled={busy} />}
    </FormDialog>
  );
}
