import { expect, test } from 'vitest';
import { emptyRequestForm } from '@domain/request/request-form';
import { isIdle, type SubmissionPhase } from './use-request-submission';

const waiting = { entryId: 'e-1', reason: 'offline', values: emptyRequestForm } as const;

test.each<[boolean, string, SubmissionPhase]>([
  [true, 'at first', { kind: 'editing' }],
  [true, 'after one was sent', { kind: 'sent', sentId: 'e-1' }],
  [false, 'on its way', { kind: 'submitting' }],
  [false, 'waiting for the line', { kind: 'waiting', ...waiting }],
  [false, 'corrected after a refusal', { kind: 'editing', entryId: 'e-1' }],
])('input is stored as a separate draft: %s, %s', (expected, _when, phase) => {
  expect(isIdle(phase)).toBe(expected);
});
