import { string } from 'yup';
import { characterCount, cleanLine, cleanText } from '../text/plain-text';
import { normaliseEmail } from './email';
import { formatPhone, isCompletePhone } from './phone';

export const contactLimits = { name: 120, email: 254, address: 300, note: 2000 } as const;

/** One local part, one domain with a dot, no spaces: what a mail provider will accept. */
const emailShape =
  /^[^\s@<>(),;:"\\[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** A line of text with a limit counted as a person counts; empty text passes. */
export function lineOfText(label: string, limit: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanLine(value) : value))
    .test(
      'limit',
      ({ value }) => tooLong(label, limit, value as string),
      (value) => characterCount(value ?? '') <= limit,
    );
}

/** Several lines of text with a limit; empty text passes. */
export function linesOfText(label: string, limit: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    .test(
      'limit',
      ({ value }) => tooLong(label, limit, value as string),
      (value) => characterCount(value ?? '') <= limit,
    );
}

function tooLong(label: string, limit: number, value: string): string {
  const count = characterCount(value).toLocaleString('en-US');
  return `${label} can have ${limit.toLocaleString('en-US')} characters at most. This has ${count}.`;
}

export const nameField = lineOfText('The name', contactLimits.name).required('Enter your full name.');

export const emailField = string()
  .transform((value: unknown) => (typeof value === 'string' ? normaliseEmail(value) : value))
  .required('Enter your e-mail address.')
  .max(contactLimits.email, 'This e-mail address is too long.')
  .matches(emailShape, 'Enter an e-mail address like name@example.com.');

export const phoneField = string()
  .transform((value: unknown) =>
    typeof value === 'string' && isCompletePhone(value) ? formatPhone(value) : value,
  )
  .required('Enter your phone number.')
  .test('complete', 'Enter a 10-digit phone number, area code first.', (value) =>
    isCompletePhone(value ?? ''),
  );

export const addressField = lineOfText('The address', contactLimits.address)
  .required('Enter the property address.')
  .min(6, 'Enter the complete address, with city and ZIP code.');
