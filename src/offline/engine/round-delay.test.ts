import { describe, expect, it } from 'vitest';
import { nextRoundDelay } from './round-delay';

describe('nextRoundDelay', () => {
  it('is short at first and at most 20 s while the page is visible, after any number of failures', () => {
    const delays = [0, 1, 2, 3, 40].map((failedRounds) =>
      nextRoundDelay({ visible: true, failedRounds, random: 0 }),
    );
    expect(delays).toEqual([2_500, 5_000, 10_000, 20_000, 20_000]);
  });

  it('backs off while hidden, to at most 10 minutes', () => {
    const delays = [0, 1, 2, 3, 4, 5, 400].map((failedRounds) =>
      nextRoundDelay({ visible: false, failedRounds, random: 0 }),
    );
    expect(delays).toEqual([20_000, 40_000, 80_000, 160_000, 320_000, 600_000, 600_000]);
  });

  it('adds jitter over the last quarter', () => {
    expect(nextRoundDelay({ visible: true, failedRounds: 9, random: 1 })).toBe(15_000);
  });
});
