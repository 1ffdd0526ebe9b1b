const visibleMs = 20_000;
const longestMs = 10 * 60_000;

interface Situation {
  readonly visible: boolean;
  /** Rounds in a row that left something unsent. */
  readonly failedRounds: number;
  /** 0 to 1. */
  readonly random: number;
}

/**
 * Milliseconds until the next round: at most 20 s while the person looks on, backing off to at most 10 minutes while
 * not. Up to a quarter less at random, so that all devices do not come back at once after an outage.
 */
export function nextRoundDelay({ visible, failedRounds, random }: Situation): number {
  const longest = visible ? visibleMs : Math.min(visibleMs * 2 ** failedRounds, longestMs);
  return longest * (1 - random / 4);
}
