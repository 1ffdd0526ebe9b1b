import { describe, expect, test } from 'vitest';
import { countAttempt, publicFormLimit, waitSentence, type RateWindow } from './window';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;

/** The decisions about successive attempts at these instants. */
function decide(instants: readonly number[]) {
  let open: RateWindow | null = null;
  return instants.map((now) => {
    const decision = countAttempt(open, publicFormLimit, now);
    open = decision.next;
    return decision;
  });
}

test('the limit is 3 accepted in 10 minutes', () => {
  expect(publicFormLimit).toEqual({ accepted: 3, windowMinutes: 10 });
});

test('the third attempt is accepted, the fourth is refused, and every attempt is counted', () => {
  const decisions = decide([start, start, start, start, start]);
  expect(decisions.map((decision) => decision.allowed)).toEqual([true, true, true, false, false]);
  expect(decisions.map((decision) => decision.next.count)).toEqual([1, 2, 3, 4, 5]);
});

describe('the window', () => {
  const full: RateWindow = { count: 3, startedAt: start };

  test('is still active in its last millisecond', () => {
    const decision = countAttempt(full, publicFormLimit, start + 10 * minute - 1);
    expect(decision).toEqual({
      allowed: false,
      next: { count: 4, startedAt: start },
      retryAfterSeconds: 1,
    });
  });

  test('ends after exactly ten minutes', () => {
    const now = start + 10 * minute;
    expect(countAttempt(full, publicFormLimit, now)).toEqual({
      allowed: true,
      next: { count: 1, startedAt: now },
      retryAfterSeconds: 600,
    });
  });

  test('is not extended by refused attempts', () => {
    const instants = [0, 1, 2, 5, 9].map((minutes) => start + minutes * minute);
    expect(decide(instants).at(-1)?.retryAfterSeconds).toBe(60);
    expect(decide([...instants, start + 10 * minute]).at(-1)?.allowed).toBe(true);
  });
});

test('waiting for the returned time is sufficient', () => {
  for (const late of [0, 1, 999, 1000, 1001, 59_999, 60_000, 599_000, 599_999]) {
    const now = start + late;
    const { retryAfterSeconds } = countAttempt({ count: 3, startedAt: start }, publicFormLimit, now);
    const retry = countAttempt(
      { count: 4, startedAt: start },
      publicFormLimit,
      now + retryAfterSeconds * 1000,
    );
    expect(retry.allowed).toBe(true);
  }
});

test.each([
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(waitSentence(seconds)).toBe(
    `Too many requests from your connection. Please wait ${shown} and try again, or call us.`,
  );
});
