import type { AppErrorCode } from './app-error';

/** The callable protocol's statuses that the product uses, in the client's lower-case spelling. */
export type CallableStatus =
  | 'invalid-argument'
  | 'already-exists'
  | 'not-found'
  | 'failed-precondition'
  | 'resource-exhausted'
  | 'unauthenticated'
  | 'permission-denied'
  | 'aborted'
  | 'unavailable'
  | 'internal';

/** Our error codes -> the callable protocol's statuses; its type makes it complete. */
export const callableStatus: Record<AppErrorCode, CallableStatus> = {
  'invalid-input': 'invalid-argument',
  'key-reused': 'already-exists',
  'not-found': 'not-found',
  'already-handled': 'failed-precondition',
  'rate-limited': 'resource-exhausted',
  'not-signed-in': 'unauthenticated',
  'not-allowed': 'permission-denied',
  'app-unverified': 'aborted',
  unavailable: 'unavailable',
  internal: 'internal',
};
