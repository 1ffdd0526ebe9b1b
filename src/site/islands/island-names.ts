interface IslandName {
  readonly name: string;
  /** Keeps the ids of one island apart from those of another. */
  readonly identifierPrefix: string;
  /** The module below `src/` that hydrates it: exports `hydrate(element): Promise<void>`. */
  readonly source: string;
}

export const bookingIsland: IslandName = {
  name: 'booking',
  identifierPrefix: 'booking-',
  source: 'site/islands/booking.tsx',
};
