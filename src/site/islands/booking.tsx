import { readBookingValues } from '@/features/booking/booking-values';
import { BookingIsland } from './booking-island';
import { hydrateIsland } from './hydrate-island';
import { bookingIsland, contactIsland } from './island-names';

/** Hydrates one of the booking forms with what was typed into its HTML; focus and caret stay where they are. */
export async function hydrate(island: HTMLElement): Promise<void> {
  const form = island.querySelector('form');
  if (!form) throw new Error('The booking island has no form');
  const typed = readBookingValues(form);
  const focused = document.activeElement;
  const caret =
    focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null;
  // Hydration resets selects and text areas; inputs keep what was typed up to this moment.
  const takeTypedValues = (hydrated: HTMLFormElement) => ({ ...typed, ...readBookingValues(hydrated) });
  const isContact = island.dataset.island === contactIsland.name;
  await hydrateIsland(
    island,
    (isContact ? contactIsland : bookingIsland).identifierPrefix,
    <BookingIsland
      variant={isContact ? 'contact-form' : 'landing-section'}
      takeTypedValues={takeTypedValues}
    />,
  );
  if (caret && focused instanceof HTMLTextAreaElement)
    focused.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
}
