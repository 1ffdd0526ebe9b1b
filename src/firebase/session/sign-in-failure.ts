import { AppError } from '@domain/errors/app-error';

export const badCredentials = 'Invalid email or password. Please try again.';
export const unexpectedError = 'An unexpected error occurred. Please try again.';

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': badCredentials,
  'auth/invalid-login-credentials': badCredentials,
  'auth/wrong-password': badCredentials,
  'auth/user-not-found': badCredentials,
  'auth/invalid-email': badCredentials,
  'auth/user-disabled': 'This account is turned off. Ask the system administrator.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/network-request-failed':
    'We couldn’t reach the sign-in service. If you’re offline, check your connection, then try again.',
  'auth/timeout': 'The sign-in service didn’t answer in time. Please try again.',
  'auth/web-storage-unsupported':
    'This browser doesn’t store data for this site, so you can’t stay signed in. Allow site data and try again.',
  'auth/operation-not-allowed':
    'Password sign-in is turned off for this project. Ask the system administrator.',
  'auth/password-does-not-meet-requirements':
    'This password no longer meets the rules. Ask the system administrator for a new one.',
};

/** The sentence for a failed sign-in, by the provider's error code, or as our server words it. */
export function signInFailure(error: unknown): string {
  if (error instanceof AppError) return error.details.userMessage;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return (typeof code === 'string' ? sentences[code] : undefined) ?? unexpectedError;
}
