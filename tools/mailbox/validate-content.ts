import { fieldError, type ApiError } from './api-error';
import { isFields } from './fields';

/** SendGrid requires the parts in order from plain to rich. */
const order = ['text/plain', 'text/html'];

export function validateContent(content: unknown): ApiError[] {
  if (!Array.isArray(content) || content.length === 0) {
    return [
      fieldError(
        'content',
        'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block. We typically suggest both text/plain and text/html blocks are included, but only one block is required.',
      ),
    ];
  }
  const types = content.map((part) => (isFields(part) ? part.type : undefined));
  const known = types
    .filter((type) => order.includes(String(type)))
    .map((type) => order.indexOf(String(type)));
  const sorted = known.every((position, index) => index === 0 || position > (known[index - 1] ?? -1));
  return [
    ...content.flatMap((part, index) => validatePart(`content.${index}`, part)),
    ...(sorted
      ? []
      : [
          fieldError(
            'content',
            'If present, text/plain and text/html may only be provided once, and text/plain must be first, followed by text/html.',
          ),
        ]),
  ];
}

function validatePart(field: string, part: unknown): ApiError[] {
  const { type, value } = isFields(part) ? part : {};
  return [
    ...(typeof type === 'string' && type.includes('/')
      ? []
      : [fieldError(`${field}.type`, 'The content type must be a string at least one character in length.')]),
    ...(typeof value === 'string' && value !== ''
      ? []
      : [
          fieldError(
            `${field}.value`,
            'The content value must be a string at least one character in length.',
          ),
        ]),
  ];
}
