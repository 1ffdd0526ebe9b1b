interface IslandName {
  readonly name: string;
  /** Prefix that keeps the ids of different islands distinct. */
  readonly identifierPrefix: string;
  /** The module below `src/` that hydrates it; exports `hydrate(element): Promise<void>`. */
  readonly source: string;
}

// Both forms share one module, so the second one's chunks are already loaded.
const source = 'site/islands/request-forms.tsx';

/** The form of the booking section. */
export const bookingIsland: IslandName = { name: 'booking', identifierPrefix: 'booking-', source };

/** The form of the contact section. */
export const contactIsland: IslandName = { name: 'contact', identifierPrefix: 'contact-', source };
