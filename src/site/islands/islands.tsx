import type { ReactNode } from 'react';
import { BookingIsland } from './booking-island';
import { bookingIsland } from './island-names';

/** Every island, and how the build renders it. */
export const islands = [{ ...bookingIsland, element: (<BookingIsland />) as ReactNode }] as const;
