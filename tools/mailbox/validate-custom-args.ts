import { fieldError, type ApiError } from './api-error';
import { isFields } from './fields';

const maxBytes = 10_000;

export function validateCustomArgs(field: string, args: unknown): ApiError[] {
  if (args === undefined) return [];
  if (!isFields(args)) return [fieldError(field, 'Invalid type. Expected: object.')];
  if (Object.values(args).some((value) => typeof value !== 'string')) {
    return [fieldError(field, 'The values of custom_args must be strings.')];
  }
  return Buffer.byteLength(JSON.stringify(args)) <= maxBytes
    ? []
    : [fieldError(field, `The custom_args must be under ${maxBytes} bytes.`)];
}
