import { expect, test } from 'vitest';
import { progressBadge } from './referral-words';

const declined_at = '2026-11-10T18:00:00Z';

test.each([
  [{ progress: 'none', declined_at: null }, 'Waiting for you'],
  [{ progress: 'none', declined_at }, 'Declined'],
  // Accepted after all.
  [{ progress: 'accepted', declined_at }, 'Now a request'],
] as const)('the badge of %j: %s', (referral, words) => {
  expect(progressBadge(referral).words).toBe(words);
});
