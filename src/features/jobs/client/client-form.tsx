import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { normalizeEmail } from '@domain/contact/email';
import { customerDifferences, type CustomerDetails } from '@domain/customer/customer-differences';
import type { CustomerSnapshot } from '@domain/job/job';
import { followChanges } from '@domain/office/follow-changes';
import { FormCheckboxField } from '@/forms/form-checkbox-field';
import { FormPhoneField } from '@/forms/form-phone-field';
import { FormTextField } from '@/forms/form-text-field';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { Icon } from '@/ui/icon';
import type { ClientValues } from './edit-client-dialog';
import { QuestionNotice } from './question-notice';
import type { ClientQuestion } from './save-client';

/** What the office compares with. */
export interface SeenClient {
  readonly client: CustomerSnapshot;
  /** What it saw before the client was changed meanwhile; the same as `client` if it was not. */
  readonly before: CustomerSnapshot;
  readonly onFile: CustomerDetails | null;
}

interface ClientFormProps {
  /** Whether the client has signed a document. */
  readonly signed: boolean;
  readonly seen: SeenClient;
  readonly question: ClientQuestion | null;
  readonly disabled: boolean;
  readonly onEmailChange: () => void;
}

/** The fields of Edit client, and what saving them brings. */
export function ClientForm({ signed, seen, question, disabled, onEmailChange }: ClientFormProps) {
  const { values, dirty, setValues } = useFormikContext<ClientValues>();
  useUnsavedInput(dirty);
  const email = normalizeEmail(values.email);
  const asked = useRef(email);
  useEffect(() => {
    if (asked.current !== email) onEmailChange();
    asked.current = email;
  }, [email, onEmailChange]);
  const taken = useRef(seen);
  useEffect(() => {
    if (taken.current === seen) return;
    taken.current = seen;
    // What the office did not touch follows, so that its next press doesn't undo the other change.
    void setValues((typed) => followChanges(typed, fields, { before: seen.before, now: seen.client }));
  }, [seen, setValues]);
  const differs = seen.onFile !== null && customerDifferences(seen.onFile, seen.client).length > 0;
  return (
    <>
      <Question question={question} seen={seen} values={values} />
      <FormTextField name="name" label="Name" required disabled={disabled} autoComplete="off" />
      <FormTextField
        name="email"
        label="Email"
        type="email"
        required
        disabled={disabled}
        autoComplete="off"
      />
      {email !== seen.client.email && <EmailNote old={seen.client.email} />}
      <FormPhoneField name="phone" label="Phone" disabled={disabled} />
      <FormTextField
        name="address"
        label="Address"
        disabled={disabled}
        autoComplete="off"
        hint="Also changes open jobs and requests at the same address."
      />
      {differs && seen.onFile && (
        <FormCheckboxField
          name="onFile"
          label="Also save these details to the customer record"
          hint={`On file now: ${[seen.onFile.name, seen.onFile.phone, seen.onFile.address].filter(Boolean).join(', ')}`}
          disabled={disabled}
        />
      )}
      {signed && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Documents that are already signed stay as they were signed.
        </Typography>
      )}
    </>
  );
}

const fields = ['name', 'email', 'phone', 'address'] as const;

/** What has to be decided first, above the fields and scrolled to when it appears. */
function Question({
  question,
  ...sides
}: Pick<ClientFormProps, 'question' | 'seen'> & { readonly values: ClientValues }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question) place.current?.scrollIntoView({ block: 'nearest' });
  }, [question]);
  return (
    <Box role="status" ref={place} sx={{ '&:empty': { position: 'absolute' } }}>
      {question && <QuestionNotice question={question} {...sides} />}
    </Box>
  );
}

function EmailNote({ old }: { readonly old: string }) {
  return (
    <Alert severity="info" icon={<Icon name="mail" />}>
      {old || 'The old address'} loses access: its links, portal sign-in and shared links stop working. All of
      this client’s records move to the new address, which gets new links.
    </Alert>
  );
}
