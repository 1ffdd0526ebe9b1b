import { boolean, string } from 'yup';
import { bookingKeyField } from '../access/booking-key';
import { addressField, contactLimits, lineOfText, nameField } from '../contact/fields';
import { isCalendarDate } from '../time/calendar-date';

const calendarDate = (message: string) =>
  string().test('date', message, (value) => value === undefined || value === '' || isCalendarDate(value));

/** What every signed paper carries, whatever it says. */
export const signingFields = {
  /** The key of the client's link; the server stores the booking's id in its place. */
  booking_id: bookingKeyField,
  client_name: nameField,
  property_address: addressField,
  /** The day on the signer's screen; the server stores its own. */
  signature_date: calendarDate('The date of signing is not a date.').defined().default(''),
  client_signature: lineOfText('The signature', contactLimits.name)
    .required('Type your name as your signature.')
    .matches(/\p{L}/u, 'Type your name as your signature.'),
  electronic_consent: boolean()
    .required('Agree to sign electronically.')
    .oneOf([true], 'Agree to sign electronically.'),
  /** Which text was read, and the SHA-256 (hex) of its canonical form as the signer's device computed it. */
  text_version: string().required('The text has no version.').max(20),
  text_hash: string()
    .required('The text has no hash.')
    .matches(/^[0-9a-f]{64}$/, 'The hash of the text is not a SHA-256.'),
};

export const inspectionDateField = calendarDate('The inspection date is not a date.').defined().default('');
