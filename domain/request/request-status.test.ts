import { describe, expect, test } from 'vitest';
import {
  requestStatuses,
  requestTransitions,
  mayBecome,
  pendingRequestStatuses,
  type RequestStatus,
} from './request-status';

test('the statuses are those of requirement L-04', () => {
  expect(requestStatuses).toEqual(['new', 'contacted', 'qualified', 'booked', 'lost']);
  expect(pendingRequestStatuses).toEqual(['new', 'contacted', 'qualified']);
});

const table: readonly (readonly [RequestStatus, RequestStatus, boolean])[] = [
  ['new', 'contacted', true],
  ['new', 'qualified', true],
  ['contacted', 'qualified', true],
  ['qualified', 'contacted', true],
  ['new', 'booked', true],
  ['contacted', 'booked', true],
  ['qualified', 'booked', true],
  ['new', 'lost', true],
  ['qualified', 'lost', true],
  ['booked', 'lost', false],
  ['booked', 'new', false],
  ['booked', 'booked', false],
  ['lost', 'booked', false],
  ['lost', 'new', false],
  ['lost', 'lost', false],
];

test.each(table)('%s to %s: %s', (from, to, allowed) => {
  expect(mayBecome(from, to)).toBe(allowed);
});

describe.each(requestStatuses)('%s', (status) => {
  test('is pending exactly if it can still be accepted and declined', () => {
    const pending = (pendingRequestStatuses as readonly RequestStatus[]).includes(status);
    expect(mayBecome(status, 'booked')).toBe(pending);
    expect(mayBecome(status, 'lost')).toBe(pending);
  });

  test('never changes to itself or twice', () => {
    expect(requestTransitions[status]).not.toContain(status);
    expect(new Set(requestTransitions[status]).size).toBe(requestTransitions[status].length);
  });
});
