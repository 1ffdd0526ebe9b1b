import { useState } from 'react';
import { boolean, object, type InferType } from 'yup';
import type { CustomerDetails } from '@domain/customer/customer-differences';
import { clientFields } from '@domain/customer/edit-customer';
import type { CustomerSnapshot } from '@domain/job/job';
import { FormDialog } from '@/forms/form-dialog';
import { validateWith } from '@/forms/validate-with';
import { ClientForm } from './client-form';
import type { ClientEdit, ClientOutcome, ClientQuestion } from './save-client';

const schema = object({ ...clientFields, onFile: boolean().defined().default(false) }).required();
const validate = validateWith(schema);
export type ClientValues = InferType<typeof schema>;

interface EditClientDialogProps {
  readonly open: boolean;
  readonly client: CustomerSnapshot;
  /** Whether the client has signed a document. */
  readonly signed: boolean;
  /** The customer's record; null where there is none, it isn't loaded, or it is what is corrected. */
  readonly onFile: CustomerDetails | null;
  readonly onSave: (edit: ClientEdit) => Promise<ClientOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** Corrects the client's details. What the office has to decide first is asked in the same dialog. */
export function EditClientDialog({ client, signed, onFile, onSave, ...dialog }: EditClientDialogProps) {
  const { name, email, phone, address } = client;
  const first = { name, email, phone, address };
  const [seen, setSeen] = useState({ client: first, before: first, onFile });
  const [question, setQuestion] = useState<ClientQuestion | null>(null);
  const joins = question?.state === 'joins' ? question.other : null;
  const save = async ({ onFile: replaces, ...entered }: ClientValues) => {
    const after = schema.cast({ ...entered, onFile: replaces });
    const answer = await onSave({
      client: { name: after.name, email: after.email, phone: after.phone, address: after.address },
      seen: seen.client,
      onFile: replaces ? seen.onFile : null,
      joins: joins && joins.email === after.email ? detailsOf(joins) : null,
    });
    if (answer === 'saved' || answer === 'failed') {
      return answer === 'saved' ? 'done' : 'failed';
    }
    if (answer.state === 'refused') return answer;
    if (answer.state === 'changed') {
      setSeen({ client: answer.client, before: seen.client, onFile: answer.onFile });
    }
    setQuestion(answer);
    return 'failed';
  };
  return (
    <FormDialog
      {...dialog}
      title="Edit client"
      initialValues={{ name, email, phone, address, onFile: false }}
      validate={validate}
      submit={joins ? 'Join and save' : 'Save client'}
      submitting="Saving..."
      onSubmit={save}
    >
      {(busy) => (
        <ClientForm
          signed={signed}
          seen={seen}
          question={question}
          disabled={busy}
          onEmailChange={() => setQuestion((asked) => (asked?.state === 'joins' ? null : asked))}
        />
      )}
    </FormDialog>
  );
}

function detailsOf({ name, phone, address }: CustomerDetails): CustomerDetails {
  return { name, phone, address };
}
