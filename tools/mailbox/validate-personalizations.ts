import { fieldError, type ApiError } from './api-error';
import { isFields, type Fields } from './fields';
import { isAddress } from './is-address';
import { validateCustomArgs } from './validate-custom-args';

const maxRecipients = 1000;

export function validatePersonalizations(personalizations: unknown): ApiError[] {
  if (!Array.isArray(personalizations) || personalizations.length === 0) {
    return [
      fieldError(
        'personalizations',
        'The personalizations field is required and must have at least one personalization.',
      ),
    ];
  }
  return personalizations.flatMap((entry, index) => validateOne(`personalizations.${index}`, entry));
}

function validateOne(field: string, entry: unknown): ApiError[] {
  if (!isFields(entry) || !Array.isArray(entry.to) || entry.to.length === 0) {
    return [
      fieldError(
        `${field}.to`,
        'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
      ),
    ];
  }
  return [
    ...(['to', 'cc', 'bcc'] as const).flatMap((list) => validateList(`${field}.${list}`, entry[list])),
    ...validateUnique(field, entry),
    ...validateCustomArgs(`${field}.custom_args`, entry.custom_args),
  ];
}

function validateList(field: string, list: unknown): ApiError[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) return [fieldError(field, 'Invalid type. Expected: array.')];
  return list.flatMap((address, index) =>
    isFields(address) && isAddress(address.email)
      ? []
      : [fieldError(`${field}.${index}.email`, 'Does not contain a valid address.')],
  );
}

function validateUnique(field: string, entry: Fields): ApiError[] {
  const seen = new Set<string>();
  const recipients = (['to', 'cc', 'bcc'] as const).flatMap((list) =>
    (Array.isArray(entry[list]) ? (entry[list] as unknown[]) : []).map((address) => ({
      list,
      email: isFields(address) ? String(address.email).toLowerCase() : '',
    })),
  );
  if (recipients.length > maxRecipients) {
    return [fieldError(field, `The maximum number of recipients is ${maxRecipients}.`)];
  }
  for (const { list, email } of recipients) {
    if (seen.has(email)) {
      return [
        fieldError(
          field,
          `Each email address in the personalization block should be unique between to, cc, and bcc. We found the first duplicate instance of [${email}] in the ${field}.${list} field.`,
        ),
      ];
    }
    seen.add(email);
  }
  return [];
}
