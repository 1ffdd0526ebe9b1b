import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isStuck } from './is-stuck';

const begun = new Date('2026-03-05T12:00:00Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
const erasure = (done: readonly string[]) => ({ done, created_at: Timestamp.fromDate(begun) });

it.each([
  ['has run for half an hour is not stuck', ['referrals', 'jobs-hidden'], 29, false],
  ['has run for longer is stuck', ['referrals', 'jobs-hidden'], 30, true],
  ['waits for its last email is not stuck', ['referrals', 'texts', 'tell'], 60, false],
  ['waits up to the limit is not stuck', ['referrals', 'texts', 'tell'], 20 * 60 + 29, false],
  ['waits beyond the limit is stuck', ['referrals', 'texts', 'tell'], 20 * 60 + 30, true],
])('an erasure that %s', (_what, done, minutes, stuck) => {
  expect(isStuck(erasure(done), after(minutes))).toBe(stuck);
});
