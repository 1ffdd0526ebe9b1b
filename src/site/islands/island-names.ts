interface IslandName {
  readonly name: string;
  /** Keeps the ids of one island apart from those of another. */
  readonly identifierPrefix: string;
  /** The module below `src/` that hydrates it: exports `hydrate(element): Promise<void>`. */
  readonly source: string;
}

// One module for both forms: whichever comes second has its chunks already.
const source = 'site/islands/booking.tsx';

/** The form of the booking section. */
export const bookingIsland: IslandName = { name: 'booking', identifierPrefix: 'booking-', source };

/** The form of the contact section. */
export const contactIsland: IslandName = { name: 'contact', identifierPrefix: 'contact-', source };
