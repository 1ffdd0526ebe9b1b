import { string } from 'yup';
import { linkKeyField } from '../access/link-key';
import { trueOrFalse } from '../api/plain-values';
import { contactLimits, nameField, nameLine } from '../contact/fields';

const sha256Field = (what: string) =>
  string().matches(/^[0-9a-f]{64}$/, `The hash of the ${what} is not a SHA-256.`);

/**
 * Fields that every document to sign submits. Property, inspection date and fee come from the job, and the
 * signing date from the server's clock; none is accepted from the page.
 */
export const signingFields = {
  /** The key of the client's link; the server stores the job's id instead. */
  booking_id: linkKeyField,
  client_name: nameField,
  client_signature: nameLine('The signature', contactLimits.name)
    .required('Type your name as your signature.')
    .matches(/\p{L}/u, 'Type your name as your signature.'),
  electronic_consent: trueOrFalse('Agree to sign electronically.')
    .required('Agree to sign electronically.')
    .oneOf([true], 'Agree to sign electronically.'),
  /** The text version shown, and the SHA-256 (hex) of its canonical form as the signer's device computed it. */
  text_version: string().required('The text has no version.').max(20),
  text_hash: sha256Field('text').required('The text has no hash.'),
  /** SHA-256 (hex) of the `canonicalFacts` shown on the screen; pages of earlier releases send none. */
  facts_hash: sha256Field('details'),
};
