import { string } from 'yup';
import { characterCount, cleanLine, cleanText } from '../text/plain-text';
import { normaliseEmail } from './email';
import { formatPhone, isCompletePhone } from './phone';

export const contactLimits = { name: 120, email: 254, address: 300, note: 2000 } as const;

/** One local part, one domain with a dot, no spaces: what a mail provider will accept. */
const emailShape =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** A line of text with a limit counted as a person counts; empty text passes. */
export const lineOfText = (label: string, limit: number) => limited(cleanLine, label, limit);

/** Several lines of text with a limit; empty text passes. */
export const linesOfText = (label: string, limit: number) => limited(cleanText, label, limit);

function limited(clean: (text: string) => string, label: string, limit: number) {
  return textAs(clean).test(
    'limit',
    ({ value }) => tooLong(label, limit, value as string),
    (value) => characterCount(value ?? '') <= limit,
  );
}

/** Text in the form in which it is stored; what is no text stays what it is, and is refused. */
function textAs(stored: (text: string) => string) {
  return string().transform((value: unknown) => (typeof value === 'string' ? stored(value) : value));
}

function tooLong(label: string, limit: number, value: string): string {
  const count = characterCount(value).toLocaleString('en-US');
  return `${label} can have ${limit.toLocaleString('en-US')} characters at most. This has ${count}.`;
}

export const nameField = lineOfText('The name', contactLimits.name).required('Enter your full name.');

/** An e-mail address or nothing, in the form in which it is compared; whether it is one is not judged. */
export const emailText = textAs(normaliseEmail);

export const emailField = emailText
  .required('Enter your e-mail address.')
  .max(contactLimits.email, 'This e-mail address is too long.')
  .matches(emailShape, 'Enter an e-mail address like name@example.com.');

/** A phone number or nothing; an incomplete one stays as it was typed. */
export const phoneText = textAs((text) => (isCompletePhone(text) ? formatPhone(text) : text));

export const phoneField = phoneText
  .required('Enter your phone number.')
  .test('complete', 'Enter a 10-digit phone number, area code first.', (value) =>
    isCompletePhone(value ?? ''),
  );

export const addressField = lineOfText('The address', contactLimits.address)
  .required('Enter the property address.')
  .min(6, 'Enter the complete address, with city and ZIP code.');
