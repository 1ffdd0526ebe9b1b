import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { hiddenCode } from '@domain/job/access-codes';
import type { Job } from '@domain/job/job';
import { editableOf, fieldsEditedIn, servicesFor, type EditableJob } from '@domain/job/edit-job';
import { initialPrice } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import { FormChoiceField } from '@/forms/form-choice-field';
import { FormDateField } from '@/forms/form-date-field';
import { FormDialog } from '@/forms/form-dialog';
import { FormPriceField } from '@/forms/form-price-field';
import { FormSelectField } from '@/forms/form-select-field';
import { FormTextField } from '@/forms/form-text-field';
import type { FieldErrors } from '@/forms/refused-fields';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import type { ActionOutcome } from '@/ui/use-actions';
import { ChangedMeanwhile, editedFieldWords, type Meanwhile } from './changed-meanwhile';
import {
  initialEdit,
  toJobEdit,
  typedDifference,
  validateEdit,
  type EditJobForm,
  type JobEdit,
} from './edit-job-form';

/** The result of saving; `now` is the job as stored if someone else changed it, `fields` what the server refused. */
export interface EditOutcome {
  readonly outcome: ActionOutcome;
  readonly now: EditableJob | null;
  readonly fields: FieldErrors | null;
}

interface EditJobDialogProps {
  readonly open: boolean;
  readonly job: Job;
  readonly onEdit: (edit: JobEdit) => Promise<EditOutcome>;
  readonly onClose: () => void;
  readonly onExited?: () => void;
}

/** Changes a job's service, inspection address, price, deadline and note. */
export function EditJobDialog({ job, onEdit, ...dialog }: EditJobDialogProps) {
  // The first values that were shown: Formik starts over with others.
  const [initial] = useState(() => initialEdit(editableOf(job)));
  const [seen, setSeen] = useState(() => editableOf(job));
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  return (
    <FormDialog
      {...dialog}
      title={`Edit the job for ${job.customer.name}`}
      initialValues={initial}
      validate={validateEdit(seen)}
      submit="Save changes"
      submitting="Saving..."
      onSubmit={async (values) => {
        const { outcome, now, fields } = await onEdit(toJobEdit(seen, values));
        if (now) {
          setMeanwhile({ before: seen, now });
          setSeen(now);
        }
        return fields ? { fields } : outcome;
      }}
    >
      {(busy) => (
        <>
          {meanwhile && <ChangedMeanwhile meanwhile={meanwhile} />}
          <Fields job={job} seen={seen} disabled={busy} />
        </>
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  readonly job: Job;
  readonly seen: EditableJob;
  readonly disabled: boolean;
}

function Fields({ job, seen, disabled }: FieldsProps) {
  const { values, dirty } = useFormikContext<EditJobForm>();
  const { services } = useSettings();
  useUnsavedInput(dirty);
  const editable = fieldsEditedIn(job.status);
  const note = (
    <FormTextField
      name="special_instructions"
      label={editedFieldWords.special_instructions}
      hint={
        seen.special_instructions.includes(hiddenCode)
          ? `The client sees it too. Each ${hiddenCode} is a hidden number: keep all of them, or delete all of them.`
          : 'The client sees it too.'
      }
      multiline
      rows={3}
      disabled={disabled}
    />
  );
  if (!editable.includes('total_price')) {
    return (
      <>
        {note}
        <Small>This job is cancelled, so only its note can be changed.</Small>
      </>
    );
  }
  const difference = typedDifference(seen, values);
  return (
    <>
      <FormSelectField
        name="service_type"
        label={editedFieldWords.service_type}
        options={servicesFor(services, seen.service_type).map((value) => ({ value, label: value }))}
        disabled={disabled}
      />
      <FormTextField name="address" label={editedFieldWords.address} required disabled={disabled} />
      <FormPriceField
        name="total_price"
        label={editedFieldWords.total_price}
        required
        disabled={disabled}
        {...(values.service_type !== seen.service_type && {
          hint: `${values.service_type} is usually ${dollars(initialPrice(services, values.service_type))}.`,
        })}
      />
      <FormDateField
        name="deadline"
        label={editedFieldWords.deadline}
        hint="The client’s deadline, if there is one."
        disabled={disabled}
      />
      {difference !== 0 && <Difference job={job} amount={difference} disabled={disabled} />}
      {note}
      <Small>{consequences(job)}</Small>
    </>
  );
}

interface DifferenceProps {
  readonly job: Job;
  readonly amount: number;
  readonly disabled: boolean;
}

function Difference({ job, amount, disabled }: DifferenceProps) {
  const [name, sum] = [job.customer.name, dollars(Math.abs(amount))];
  const more = amount > 0;
  return (
    <FormChoiceField
      name="difference"
      label={more ? `${name} has paid ${sum} less than this` : `${name} has paid ${sum} more than this`}
      required
      disabled={disabled}
      options={[
        {
          value: 'settle',
          label: more ? `Ask ${name} for the remaining ${sum}` : `Refund ${sum} to ${name}`,
        },
        { value: 'waive', label: more ? 'Don’t ask for the rest' : 'Don’t refund it' },
      ]}
    />
  );
}

function Small({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

function consequences({ customer, forms_status: forms, report_created }: Job): string {
  const signed = forms.agreement_signed || forms.media_release_signed;
  return [
    `${customer.name} isn’t notified. Their pages and later emails show the new details.`,
    signed ? 'Signed documents stay as they were signed.' : '',
    report_created ? 'The report stays as it is. To change it, amend it.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
