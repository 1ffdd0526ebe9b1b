import { string } from 'yup';
import { characterCount, cleanLine, cleanText } from '../text/plain-text';
import { holdsWebAddress } from '../text/web-address';
import { normalizeEmail } from './email';
import { formatPhone, isCompletePhone } from './phone';

export const contactLimits = { name: 120, email: 254, address: 300, note: 2000 } as const;

/** One local part, one domain with a dot, no spaces: what mail providers accept. */
const emailShape =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Single-line text limited by visible characters; empty text passes. */
export const lineOfText = (label: string, limit: number) => limited(cleanLine, label, limit);

/** Multi-line text with a limit; empty text passes. */
export const linesOfText = (label: string, limit: number) => limited(cleanText, label, limit);

function limited(clean: (text: string) => string, label: string, limit: number) {
  return textAs(clean).test(
    'limit',
    ({ value }) => tooLong(label, limit, value as string),
    (value) => characterCount(value ?? '') <= limit,
  );
}

/** Casts text to its stored form; a value that is not text is left as it is and refused. */
function textAs(stored: (text: string) => string) {
  return string().transform((_, sent: unknown) => (typeof sent === 'string' ? stored(sent) : sent));
}

function tooLong(label: string, limit: number, value: string): string {
  const count = characterCount(value).toLocaleString('en-US');
  return `${label} can be up to ${limit.toLocaleString('en-US')} characters. Yours is ${count}.`;
}

/**
 * A name with a limit. Web and email addresses are refused, because our emails repeat the name. Empty text passes.
 */
export const nameLine = (label: string, limit: number) =>
  lineOfText(label, limit).test(
    'web-address',
    'Enter just the name, without a web or email address. Put a space after any period.',
    // Text that is too long gets only the length error.
    (value) => value === undefined || value.length > 2 * limit || !holdsWebAddress(value),
  );

export const nameField = nameLine('The name', contactLimits.name).required('Enter your full name.');

/** A client's name as the office enters it. */
export const clientNameField = nameLine('The name', contactLimits.name).required(
  'Enter the client’s full name.',
);

/** An email address or nothing, normalized for comparison; its format is not validated. */
export const emailText = textAs(normalizeEmail);

/** A required email address; `missing` is the error without one. */
export const emailAddress = (missing: string) =>
  emailText
    .required(missing)
    .max(contactLimits.email, 'This email address is too long.')
    .matches(emailShape, 'Enter an email address like name@example.com.');

export const emailField = emailAddress('Enter your email address.');

/** A client's email address as the office enters it. */
export const clientEmailField = emailAddress('Enter the client’s email address.');

/** A phone number or nothing; an incomplete one is left as typed. */
export const phoneText = textAs((text) => (isCompletePhone(text) ? formatPhone(text) : text));

export const phoneField = phoneText
  .required('Enter your phone number.')
  .test('complete', 'Enter a 10-digit phone number, area code first.', (value) =>
    isCompletePhone(value ?? ''),
  );

export const addressField = lineOfText('The address', contactLimits.address)
  .required('Enter the property address.')
  .min(6, 'Enter the full address, with city and ZIP code.');
