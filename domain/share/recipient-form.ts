import { object, string, type InferType } from 'yup';
import { emailAddress, emailText } from '../contact/fields';

/** The form with which a client agrees that the person whom their questionnaire names gets the report, or declines. */
export const recipientFormSchema = object({
  answer: string().oneOf(['yes', 'no']).required(),
  /** Where that person's link goes. */
  email: emailText
    .defined()
    .default('')
    .when('answer', {
      is: 'yes',
      then: () => emailAddress('Enter their email address.'),
    }),
})
  .noUnknown()
  .required();

export type RecipientForm = InferType<typeof recipientFormSchema>;
