import { object, string, type InferType } from 'yup';
import { clientEmailField, clientNameField, contactLimits, lineOfText, phoneText } from '../contact/fields';
import { isCompletePhone } from '../contact/phone';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { CustomerSnapshot } from '../job/job';
import type { CustomerDetails } from './customer-differences';

/** The client's details as the office enters them. Only name and email address are required. */
export const clientFields = {
  name: clientNameField,
  email: clientEmailField,
  phone: phoneText
    .defined()
    .default('')
    .test(
      'complete',
      'Enter a 10-digit phone number, area code first.',
      (value) => value === '' || isCompletePhone(value),
    ),
  address: lineOfText('The address', contactLimits.address).defined().default(''),
};

const asStored = string().max(contactLimits.address).defined().default('');
const seenDetails = { name: asStored, phone: asStored, address: asStored };

const startWords = 'Name the job or the customer whose details were corrected.';

/** office-customer-edit: the client's corrected details, and what the office saw when it entered them. */
export const editCustomerSchema = object({
  /** The job in whose details the client was corrected; left out where it was the customer's own page. */
  bookingId: documentIdField.optional(),
  /** The customer on whose page the details were corrected. */
  customerId: documentIdField.optional(),
  client: object(clientFields).noUnknown().required(),
  /** The client as the job, or the customer's page, showed them. */
  seen: object({ ...seenDetails, email: asStored })
    .noUnknown()
    .required(),
  /** The customer's record as shown, to be replaced by these details; null to correct it only where it said the same. */
  onFile: object(seenDetails).noUnknown().nullable().default(null),
  /** The other customer with the new email address as shown, to be joined with this one; null to ask first. */
  joins: object(seenDetails).noUnknown().nullable().default(null),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required()
  .test(
    'start',
    startWords,
    ({ bookingId, customerId }) => (bookingId === undefined) !== (customerId === undefined),
  );

/** Where a correction starts: in a job's details, or on a customer's page. */
export type EditStart = { readonly bookingId: string } | { readonly customerId: string };

export type EditCustomer = InferType<typeof editCustomerSchema>;

export const customerEditStates = ['RUNNING', 'DONE'] as const;
export type CustomerEditState = (typeof customerEditStates)[number];

/**
 * `saved`: with `RUNNING` while the client's other records follow in the background, and with where it started; a
 * customer's id is the one they have now. `changed`: nothing was saved, because the job or the customer's record is
 * not what the office saw. `joins`: nothing was saved, because the email
 * address is another customer's.
 */
export type EditCustomerAnswer =
  | ({ readonly state: 'saved'; readonly edit: CustomerEditState } & EditStart)
  | { readonly state: 'changed'; readonly client: CustomerSnapshot; readonly onFile: CustomerDetails | null }
  | { readonly state: 'joins'; readonly other: CustomerSnapshot };
