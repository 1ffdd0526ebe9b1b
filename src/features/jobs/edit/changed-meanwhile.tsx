import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { hiddenCode, withoutCodes } from '@domain/job/access-codes';
import { editedFields, type EditableJob, type EditedField } from '@domain/job/edit-job';
import { followChanges } from '@domain/office/follow-changes';
import { dollars } from '@domain/text/dollars';
import { Notice } from '@/ui/notice';
import { CoreIcon } from '@/ui/core-icon';
import { initialEdit, type EditJobForm } from './edit-job-form';

export const editedFieldWords: Record<EditedField, string> = {
  service_type: 'Service',
  address: 'Inspection address',
  total_price: 'Price',
  deadline: 'Report due',
  special_instructions: 'Note',
};

/** A job as the dialog first showed it, and as it is now. */
export interface Meanwhile {
  readonly before: EditableJob;
  readonly now: EditableJob;
}

/** The typed values, with the new ones in the fields that were not touched. */
function takeOver({ before, now }: Meanwhile, typed: EditJobForm): EditJobForm {
  return followChanges(typed, editedFields, { before: initialEdit(before), now: initialEdit(now) });
}

function words(value: string | number): string {
  if (typeof value === 'number') return dollars(value);
  return value === '' ? 'empty' : `“${value}”`;
}

/** What someone else changed while the dialog was open: what it was, and what it is now. */
export function ChangedMeanwhile({ meanwhile }: { readonly meanwhile: Meanwhile }) {
  const { before, now } = meanwhile;
  const { values, setValues } = useFormikContext<EditJobForm>();
  const update = useEffectEvent(() => void setValues(takeOver(meanwhile, values)));
  // Fields that the office has not touched get the other change, so that saving doesn't undo it.
  useEffect(() => update(), [meanwhile]);
  const was = now.special_instructions.includes(hiddenCode)
    ? { ...before, special_instructions: withoutCodes(before.special_instructions) }
    : before;
  const changed = editedFields.filter((field) => was[field] !== now[field]);
  return (
    <Notice role="alert">
      <CoreIcon name="alert" />
      <div>
        <p>
          <strong>Someone changed this job while you were editing it. Nothing was saved yet.</strong>
        </p>
        {changed.map((field) => (
          <p key={field}>
            {editedFieldWords[field]}: was {words(was[field])}, is now {words(now[field])}.
          </p>
        ))}
        {before.received !== now.received && (
          <p>
            {now.received === null ? 'It is no longer paid.' : `It is now paid: ${dollars(now.received)}.`}
          </p>
        )}
        <p>What you typed is still below. Save again to keep it.</p>
      </div>
    </Notice>
  );
}
