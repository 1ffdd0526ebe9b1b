import { readBookingValues } from '@/features/booking/booking-values';
import { BookingIsland } from './booking-island';
import { hydrateIsland } from './hydrate-island';
import { bookingIsland } from './island-names';

/** Hydrates the booking form with what was typed into its HTML; focus and caret stay where they are. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const form = island.querySelector('form');
  if (!form) throw new Error('The booking island has no form');
  const typed = readBookingValues(form);
  const focused = document.activeElement;
  const caret =
    focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null;
  // Hydration resets selects and text areas; inputs keep what was typed up to this moment.
  const takeTypedValues = (hydrated: HTMLFormElement) => ({ ...typed, ...readBookingValues(hydrated) });
  await hydrateIsland(
    island,
    bookingIsland.identifierPrefix,
    <BookingIsland takeTypedValues={takeTypedValues} />,
  );
  if (caret && focused instanceof HTMLTextAreaElement)
    focused.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
}
