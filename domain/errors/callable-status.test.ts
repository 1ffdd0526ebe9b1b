import { expect, test } from 'vitest';
import { callableStatus } from './callable-status';

/** Statuses whose HTTP code means that a retry may succeed; all others depend on the content. */
const worthRetrying = ['resource-exhausted', 'unavailable', 'internal', 'aborted'];

test('exactly the temporary failures are worth a retry', () => {
  const codes = Object.entries(callableStatus).filter(([, status]) => worthRetrying.includes(status));
  expect(codes.map(([code]) => code).sort()).toEqual([
    'app-unverified',
    'internal',
    'rate-limited',
    'unavailable',
  ]);
});

test('no two codes share a status, so a client can distinguish them', () => {
  const statuses = Object.values(callableStatus);
  expect(new Set(statuses).size).toBe(statuses.length);
});
