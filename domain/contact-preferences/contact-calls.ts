import { object, string } from 'yup';
import { emailField, lineOfText } from '../contact/fields';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { contactChoices, optionalMailStates } from './contact-preferences';

/** office-contact-read: where the choices of a person are stored. */
export const readContactSchema = object({
  email: emailField,
  /** As it is stored; one that isn't a complete number has no record of its own. */
  phone: lineOfText('The phone number', 40).optional(),
})
  .noUnknown()
  .required();

/** office-contact-choose: records what a person said about being contacted. */
export const chooseContactSchema = object({
  email: emailField,
  /** As it is stored; the phone that text messages are chosen for. */
  phone: lineOfText('The phone number', 40).optional(),
  choice: string().oneOf(contactChoices).required(),
  wanted: string().oneOf(optionalMailStates).required(),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** The id of the person's record, which may not be there yet. */
export interface ContactAnswer {
  readonly preferencesId: string;
  /** Of the phone number's own record, for text messages; null without a complete number. */
  readonly phoneId?: string | null;
}
