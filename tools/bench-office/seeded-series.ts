const dayMs = 86_400_000;
const historyDays = 1000;

interface Length {
  /** The number of entries in the last 24 hours. */
  readonly today: number;
  readonly all: number;
}

/** Numbered instants, newest first: those of a busy day, then the rest evenly over the earlier years. */
export function* seededSeries({ today, all }: Length, now: Date): Generator<{ index: number; at: Date }> {
  for (let index = 0; index < all; index += 1) {
    const days =
      index < today
        ? (index + 1) / (today + 2)
        : 1 + ((index - today + 1) / Math.max(1, all - today)) * historyDays;
    yield { index, at: new Date(now.getTime() - days * dayMs) };
  }
}
