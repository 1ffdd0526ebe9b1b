import type { ReactNode } from 'react';
import { BookingIsland } from './booking-island';
import { bookingIsland, contactIsland } from './island-names';

/** Every island, with its server rendering. */
export const islands = [
  { ...bookingIsland, element: (<BookingIsland variant="landing-section" />) as ReactNode },
  { ...contactIsland, element: (<BookingIsland variant="contact-form" />) as ReactNode },
] as const;
