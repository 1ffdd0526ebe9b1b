import { describe, expect, test } from 'vitest';
import {
  leadStatuses,
  leadTransitions,
  mayBecome,
  pendingLeadStatuses,
  type LeadStatus,
} from './lead-status';

test('the statuses are those of requirement L-04', () => {
  expect(leadStatuses).toEqual(['new', 'contacted', 'qualified', 'booked', 'lost']);
  expect(pendingLeadStatuses).toEqual(['new', 'contacted', 'qualified']);
});

const table: readonly (readonly [LeadStatus, LeadStatus, boolean])[] = [
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

describe.each(leadStatuses)('%s', (status) => {
  test('is pending exactly if it can still be accepted and declined', () => {
    const pending = (pendingLeadStatuses as readonly LeadStatus[]).includes(status);
    expect(mayBecome(status, 'booked')).toBe(pending);
    expect(mayBecome(status, 'lost')).toBe(pending);
  });

  test('never changes to itself or twice', () => {
    expect(leadTransitions[status]).not.toContain(status);
    expect(new Set(leadTransitions[status]).size).toBe(leadTransitions[status].length);
  });
});
