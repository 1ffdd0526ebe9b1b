import { expect, test } from 'vitest';
import { accessError } from './access-errors';

test.each([
  ['form', 'unknown', 'Booking not found'],
  ['form', 'other-email', 'Email does not match booking records'],
  ['form', 'closed', 'Unable to access reports. Please check your credentials.'],
  ['form', 'failed', 'Unable to access reports. Please check your credentials.'],
  ['link', 'unknown', 'Invalid access credentials'],
  ['link', 'other-email', 'Invalid access credentials'],
  ['link', 'closed', 'Unable to access reports. Please check your credentials.'],
  ['link', 'failed', 'Unable to verify access'],
] as const)('by %s, %s: %s', (way, refusal, sentence) => {
  expect(accessError(way, refusal)).toBe(sentence);
});
