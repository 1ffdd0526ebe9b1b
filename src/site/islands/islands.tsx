import type { ReactNode } from 'react';
import { RequestFormIsland } from './request-form-island';
import { bookingIsland, contactIsland } from './island-names';

/** Every island, with its server rendering. */
export const islands = [
  { ...bookingIsland, element: (<RequestFormIsland variant="landing-section" />) as ReactNode },
  { ...contactIsland, element: (<RequestFormIsland variant="contact-form" />) as ReactNode },
] as const;
