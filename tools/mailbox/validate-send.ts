import { fieldError, type ApiError } from './api-error';
import { validateAttachments } from './validate-attachments';
import { validateContent } from './validate-content';
import { validateCustomArgs } from './validate-custom-args';
import { isFields, type Fields } from './fields';
import { validatePersonalizations } from './validate-personalizations';
import { isAddress } from './is-address';

const fromMissing =
  'The from object must be provided for every email send. It is an object that requires the email parameter, but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or {"email" : "example@example.com", "name" : "Example Recipient"}.';
const subjectMissing =
  'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.';

/** The errors that SendGrid would report for this body; empty if it would accept the email. */
export function validateSend(body: unknown): readonly ApiError[] {
  if (!isFields(body)) return [fieldError('personalizations', 'Bad Request')];
  return [
    ...validatePersonalizations(body.personalizations),
    ...validateFrom(body.from),
    ...validateReplyTo(body.reply_to),
    ...validateSubject(body),
    ...validateContent(body.content),
    ...validateAttachments(body.attachments),
    ...validateCustomArgs('custom_args', body.custom_args),
  ];
}

function validateFrom(from: unknown): ApiError[] {
  if (!isFields(from) || typeof from.email !== 'string') return [fieldError('from.email', fromMissing)];
  return isAddress(from.email)
    ? []
    : [fieldError('from.email', 'The from email does not contain a valid address.')];
}

function validateReplyTo(replyTo: unknown): ApiError[] {
  if (replyTo === undefined || (isFields(replyTo) && isAddress(replyTo.email))) return [];
  return [fieldError('reply_to.email', 'The reply_to email does not contain a valid address.')];
}

function validateSubject(body: Fields): ApiError[] {
  if (typeof body.subject === 'string' && body.subject !== '') return [];
  const personalizations = Array.isArray(body.personalizations) ? body.personalizations : [];
  const everyOneHasItsOwn =
    personalizations.length > 0 &&
    personalizations.every(
      (entry) => isFields(entry) && typeof entry.subject === 'string' && entry.subject !== '',
    );
  return everyOneHasItsOwn ? [] : [fieldError('subject', subjectMissing)];
}
