const firstMs = { visible: 2_500, hidden: 20_000 };
const longestMs = { visible: 20_000, hidden: 10 * 60_000 };

interface Situation {
  readonly visible: boolean;
  /** Consecutive rounds without success. */
  readonly failedRounds: number;
  /** 0 to 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next round, with backoff: at most 20 s while the page is visible, at most 10 minutes while
 * hidden. Up to a quarter is subtracted at random, so that devices don't return all at once after an outage.
 */
export function nextRoundDelay({ visible, failedRounds, random }: Situation): number {
  const sight = visible ? 'visible' : 'hidden';
  return Math.min(firstMs[sight] * 2 ** failedRounds, longestMs[sight]) * (1 - random / 4);
}
