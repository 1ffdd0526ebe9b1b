import { takeBookAgain } from '@/features/request-form/take-book-again';
import { readRequestValues } from '@/features/request-form/request-values';
import { serviceChosen } from '@/features/request-form/service-chosen';
import { watchFaults } from '@/logging/report-fault';
import { keepSettingsCurrent } from '@/settings/settings-store';
import { RequestFormIsland } from './request-form-island';
import { hydrateIsland } from './hydrate-island';
import { bookingIsland, contactIsland } from './island-names';

/** Hydrates a booking form with what was typed into its HTML. Focus and caret stay where they are. */
export async function hydrate(island: HTMLElement): Promise<void> {
  watchOnce();
  const form = island.querySelector('form');
  if (!form) throw new Error('The booking island has no form');
  const isContact = island.dataset.island === contactIsland.name;
  const again = isContact ? {} : takeBookAgain();
  let typed = { ...again, ...readRequestValues(form) };
  const focused = document.activeElement;
  const caret =
    focused instanceof HTMLTextAreaElement ? [focused.selectionStart, focused.selectionEnd] : null;
  // Hydration resets selects and text areas, but not inputs.
  const takeTypedValues = (hydrated: HTMLFormElement) => ({ ...typed, ...readRequestValues(hydrated) });
  // Runs before React's own listener, which hydrates first and then reads the value.
  const noteTyping = () => {
    typed = { ...again, ...readRequestValues(form) };
  };
  island.addEventListener('input', noteTyping, true);
  const alive = hydrateIsland(
    island,
    (isContact ? contactIsland : bookingIsland).identifierPrefix,
    <RequestFormIsland
      variant={isContact ? 'contact-form' : 'landing-section'}
      takeTypedValues={takeTypedValues}
    />,
  );
  if (isContact) chooseServiceOnPress(form, alive);
  await alive;
  island.removeEventListener('input', noteTyping, true);
  if (caret && focused instanceof HTMLTextAreaElement)
    focused.setSelectionRange(caret[0] ?? 0, caret[1] ?? 0);
}

let watched = false;

/** A page may have two islands. */
function watchOnce(): void {
  if (watched) return;
  watched = true;
  watchFaults();
  keepSettingsCurrent();
}

/** Makes the page's Book This Service links choose their service in a hydrated form. */
function chooseServiceOnPress(form: HTMLFormElement, alive: Promise<void>): void {
  const choose = async (service: string) => {
    await alive;
    form.dispatchEvent(new CustomEvent(serviceChosen, { detail: service }));
  };
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-service]') : null;
    if (link?.dataset.service !== undefined) void choose(link.dataset.service);
  });
}
