import { fieldError, type ApiError } from './api-error';
import { isFields } from './fields';

export function validateAttachments(attachments: unknown): ApiError[] {
  if (attachments === undefined) return [];
  if (!Array.isArray(attachments)) return [fieldError('attachments', 'Invalid type. Expected: array.')];
  return attachments.flatMap((attachment, index) => validateOne(`attachments.${index}`, attachment));
}

function validateOne(field: string, attachment: unknown): ApiError[] {
  const { content, filename, type } = isFields(attachment) ? attachment : {};
  return [
    ...(isBase64(content)
      ? []
      : [fieldError(`${field}.content`, 'The attachment content must be base64 encoded.')]),
    ...(typeof filename === 'string' && filename !== ''
      ? []
      : [fieldError(`${field}.filename`, 'The filename of the attachment is required.')]),
    ...(type === undefined || (typeof type === 'string' && type !== '' && !/[;\r\n]/.test(type))
      ? []
      : [
          fieldError(
            `${field}.type`,
            "The attachment type cannot contain ';', or CRLF characters, and must be a string at least one character in length.",
          ),
        ]),
  ];
}

function isBase64(content: unknown): boolean {
  if (typeof content !== 'string' || content === '' || content.length % 4 !== 0) return false;
  return /^[A-Za-z0-9+/]+={0,2}$/.test(content);
}
