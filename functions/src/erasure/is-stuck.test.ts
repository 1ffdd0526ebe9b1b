import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { isStuck } from './is-stuck';

const begun = new Date('2026-03-05T12:00:00Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);
const erasure = (done: readonly string[]) => ({ done, created_at: Timestamp.fromDate(begun) });

it.each([
  ['works for half an hour', ['referrals', 'jobs-hidden'], 29, false],
  ['works for longer', ['referrals', 'jobs-hidden'], 30, true],
  ['waits for its last mail', ['referrals', 'texts', 'tell'], 60, false],
  ['waits for as long as it may', ['referrals', 'texts', 'tell'], 20 * 60 + 29, false],
  ['waits for longer than it may', ['referrals', 'texts', 'tell'], 20 * 60 + 30, true],
])('one that %s', (_what, done, minutes, stuck) => {
  expect(isStuck(erasure(done), after(minutes))).toBe(stuck);
});
