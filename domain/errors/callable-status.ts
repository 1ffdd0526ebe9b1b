import type { AppErrorCode } from './app-error';

/** The statuses of the callable protocol that the product uses, in its lower-case client spelling. */
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

/** The one map from our codes to the callable protocol's statuses; total by its type. */
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
