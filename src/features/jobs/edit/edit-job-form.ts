import type { FormikErrors } from 'formik';
import { object } from 'yup';
import type { CallRequest } from '@domain/api/contract';
import { actualChanges, editFields, type EditableJob, type EditedField } from '@domain/job/edit-job';
import { differenceChoices, differenceOf } from '@domain/payment/price-difference';
import { typedDollars } from '@/forms/typed-dollars';
import { validateWith } from '@/forms/validate-with';

/** The dialog's values, as typed. */
export interface EditJobForm extends Record<EditedField, string> {
  /** What to do with the difference; empty before it is chosen. */
  readonly difference: string;
}

/** What the dialog sends. */
export type JobEdit = Pick<CallRequest<'office-job-edit'>, 'seen' | 'changes' | 'difference'>;

export function initialEdit(seen: EditableJob): EditJobForm {
  const { service_type, address, total_price, deadline, special_instructions } = seen;
  return {
    service_type,
    address,
    total_price: String(total_price),
    deadline,
    special_instructions,
    difference: '',
  };
}

/** What the typed price leaves to be paid (above 0) or returned (below 0); 0 where there is nothing to ask. */
export function typedDifference(seen: EditableJob, { total_price }: EditJobForm): number {
  const price = typedDollars(total_price);
  if (seen.received === null || Number.isNaN(price) || price === seen.total_price) return 0;
  return differenceOf(price, seen.received);
}

/** What was changed, from what the office saw. */
export function toJobEdit(seen: EditableJob, form: EditJobForm): JobEdit {
  const { difference, total_price, ...texts } = form;
  const changes = actualChanges(seen, {
    ...texts,
    service_type: texts.service_type,
    total_price: typedDollars(total_price),
  });
  const choice = differenceChoices.find((each) => each === difference);
  const asked = typedDifference(seen, form) !== 0 && choice;
  return { seen: { ...seen }, changes, ...(asked && { difference: asked }) };
}

const isChoice = (difference: string) => differenceChoices.some((each) => each === difference);

/** Errors by field. A value that stays as it was is not checked: older jobs may hold what is refused today. */
export function validateEdit(seen: EditableJob): (form: EditJobForm) => FormikErrors<EditJobForm> {
  return (form) => {
    const changes = { ...toJobEdit(seen, form).changes };
    const names = Object.keys(changes) as EditedField[];
    const schema = object(Object.fromEntries(names.map((name) => [name, editFields[name]]))).required();
    return {
      ...(validateWith(schema)(changes) as FormikErrors<EditJobForm>),
      ...(typedDifference(seen, form) !== 0 &&
        !isChoice(form.difference) && { difference: 'Choose what to do with the difference.' }),
    };
  };
}
