const dayMs = 86_400_000;
const historyDays = 1000;

interface Length {
  /** How many there are of the last 24 hours. */
  readonly today: number;
  readonly all: number;
}

/** Numbered instants, the newest first: those of a busy day, then the others evenly over the years before. */
export function* seededSeries({ today, all }: Length, now: Date): Generator<{ index: number; at: Date }> {
  for (let index = 0; index < all; index += 1) {
    const days =
      index < today
        ? (index + 1) / (today + 2)
        : 1 + ((index - today + 1) / Math.max(1, all - today)) * historyDays;
    yield { index, at: new Date(now.getTime() - days * dayMs) };
  }
}
