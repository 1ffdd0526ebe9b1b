import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object, type InferType } from 'yup';
import { clientEmailField } from '@domain/contact/fields';
import type { BookingRequest } from '@domain/request/booking-request';
import { FormDialog } from '@/forms/form-dialog';
import { FormTextField } from '@/forms/form-text-field';
import { validateWith } from '@/forms/validate-with';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { CorrectRequest } from './use-correct-request';

const schema = object({ email: clientEmailField }).required();
const validate = validateWith(schema);

type Values = InferType<typeof schema>;

interface CorrectRequestDialogProps {
  readonly open: boolean;
  readonly request: BookingRequest;
  readonly onCorrect: CorrectRequest;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

function Fields({ disabled }: { readonly disabled: boolean }) {
  const { dirty } = useFormikContext<Values>();
  useUnsavedInput(dirty);
  return (
    <FormTextField
      name="email"
      label="Email"
      type="email"
      required
      disabled={disabled}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}

/** Corrects the email address of a request, whose confirmation is then sent again. */
export function CorrectRequestDialog({ request, onCorrect, ...dialog }: CorrectRequestDialogProps) {
  // The first address that was shown: Formik starts over with another.
  const [initial] = useState({ email: request.email });
  const [seen, setSeen] = useState(request.email);
  return (
    <FormDialog<Values>
      {...dialog}
      title={`Correct the email address of ${request.name || 'the client'}`}
      initialValues={initial}
      validate={validate}
      submit="Send again"
      submitting="Sending..."
      onSubmit={async (values) => {
        const { outcome, now, fields } = await onCorrect(request, { ...schema.cast(values), seen });
        if (now !== null) setSeen(now);
        return fields ? { fields } : outcome;
      }}
    >
      {(busy) => (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            We’ll send the confirmation again, to this address, and all later emails about the request.
          </Typography>
          <Fields disabled={busy} />
        </>
      )}
    </FormDialog>
  );
}
