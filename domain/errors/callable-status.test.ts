import { expect, test } from 'vitest';
import { callableStatus } from './callable-status';

/** The statuses whose HTTP code tells a sender to try again later; every other one is about the content. */
const worthRetrying = ['resource-exhausted', 'unavailable', 'internal', 'aborted'];

test('exactly the failures that pass by themselves are worth a retry', () => {
  const codes = Object.entries(callableStatus).filter(([, status]) => worthRetrying.includes(status));
  expect(codes.map(([code]) => code).sort()).toEqual([
    'app-unverified',
    'internal',
    'rate-limited',
    'unavailable',
  ]);
});

test('no two codes share a status, so that a client can tell them apart', () => {
  const statuses = Object.values(callableStatus);
  expect(new Set(statuses).size).toBe(statuses.length);
});
