/** One entry of a SendGrid error response. */
export interface ApiError {
  readonly message: string;
  readonly field: string | null;
  readonly help: string | null;
}

const reference = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html#message';

/** An error about the body, with SendGrid's help link. */
export function fieldError(field: string, message: string): ApiError {
  const section = field.replace(/\.\d+/g, '');
  return { message, field, help: `${reference}.${section}` };
}

/** An error about the request itself. */
export function callError(message: string): ApiError {
  return { message, field: null, help: null };
}
