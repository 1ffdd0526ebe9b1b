const firstMs = { visible: 2_500, hidden: 20_000 };
const longestMs = { visible: 20_000, hidden: 10 * 60_000 };

interface Situation {
  readonly visible: boolean;
  /** Rounds in a row in which nothing got through. */
  readonly failedRounds: number;
  /** 0 to 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next round, backing off: to at most 20 s while the person looks on, to at most 10 minutes while
 * not. Up to a quarter less at random, so that all devices do not come back at once after an outage.
 */
export function nextRoundDelay({ visible, failedRounds, random }: Situation): number {
  const sight = visible ? 'visible' : 'hidden';
  return Math.min(firstMs[sight] * 2 ** failedRounds, longestMs[sight]) * (1 - random / 4);
}
