import { object, string, type InferType } from 'yup';
import { contactLimits } from '../contact/fields';

/** Which details a customer's record gets: its own, or the request's. */
export const customerChoices = ['stored', 'asked'] as const;

const detail = string().max(contactLimits.address).defined().default('');

/**
 * The office's choice for a customer whose details differ from the request's, with the record that was on the screen
 * (null: none), so that changes the office has not seen are never overwritten. If left out, the record is not
 * changed.
 */
export const customerChoiceField = object({
  keep: string().oneOf(customerChoices).required(),
  seen: object({ name: detail, phone: detail, address: detail }).noUnknown().nullable().defined(),
})
  .noUnknown()
  .default(undefined)
  .optional();

export type CustomerChoice = NonNullable<InferType<typeof customerChoiceField>>;
